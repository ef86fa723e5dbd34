// The search of the pages runs in a worker, which browsers refuse to pages that are opened as files: there a hidden
// frame takes its place.
(() => {
  if (location.protocol !== "file:") return;

  class IFrameWorker extends EventTarget {
    constructor(url) {
      super();
      this.onerror = null;
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      const inner = frame.contentWindow, page = frame.contentDocument;
      inner.postMessage = data => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        if (this.onmessage) this.onmessage(event);
      };
      const load = source => new Promise((done, failed) => {
        const script = page.createElement("script");
        script.src = source;
        script.onload = done;
        script.onerror = failed;
        page.body.append(script);
      });
      inner.importScripts = (...sources) => sources.reduce((before, one) => before.then(() => load(one)), Promise.resolve());
      this.frame = frame;
      this.ready = load(url);
    }

    postMessage(data) {
      const inner = this.frame.contentWindow;
      this.ready.then(() => inner.dispatchEvent(new inner.MessageEvent("message", { data })));
    }

    terminate() { this.frame.remove(); }
  }

  window.IFrameWorker = window.Worker = IFrameWorker;
})();
