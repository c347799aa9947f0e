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

/** What a router asks of a redirect. */
class ResponseStandIn {
  readonly body: string | null;
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;

  constructor(body: string | null, { status = 200, headers }: ResponseInit = {}) {
    this.body = body;
    this.status = status;
    this.headers = new Headers(headers);
  }
}

const CSS = { escape: (text: string): string => text, supports: (): boolean => false };

/** jsdom has no requests, answers or `CSS`. */
export const fillJsdomGaps = (): void => {
  Object.assign(globalThis, { Request: RequestStandIn, Response: ResponseStandIn, CSS });
};
