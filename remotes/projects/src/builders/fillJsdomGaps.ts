/** What a router asks of a request. */
class RequestStandIn {
  readonly method = 'GET';
  readonly headers = new Headers();
  readonly url: string;
  readonly signal: AbortSignal | undefined;

  constructor(url: URL | string, { signal }: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = signal;
  }
}

const CSS = { escape: (text: string): string => text, supports: (): boolean => false };

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement): void {
  this.open = false;
}

/** jsdom has no requests, no `CSS`, and dialogs without their modal behaviour. */
export const fillJsdomGaps = (): void => {
  Object.assign(globalThis, { Request: RequestStandIn, CSS });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
};
