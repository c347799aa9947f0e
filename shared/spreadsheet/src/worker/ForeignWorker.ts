/** A script that fetches the worker's own. */
const addressOf = ({ href }: URL): string =>
  URL.createObjectURL(
    new Blob([`importScripts(${JSON.stringify(href)});`], { type: 'text/javascript' }),
  );

/**
 * A worker whose script may come from another origin than the page, as the files of a remote may:
 * browsers run none such as a worker, but a blob of the page that fetches it.
 */
export class ForeignWorker extends Worker {
  constructor(script: URL) {
    const address = addressOf(script);
    super(address);
    // By the time it answers it has its script.
    this.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  }
}
