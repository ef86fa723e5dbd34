// formulas between $ and $$ of the pages, typeset where they stand
for (const formula of document.querySelectorAll(".arithmatex")) {
  const text = formula.textContent.trim(), display = text.startsWith("\\[");
  katex.render(text.slice(2, -2), formula, { displayMode: display, throwOnError: true, strict: "error" });
}
