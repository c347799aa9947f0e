import { createTransport, type Transport } from '@adviestool/contract/api/transport';

/** One call as its visitor saw it. */
export interface TimedCall {
  /** What the visitor was doing. */
  step: string;
  milliseconds: number;
  /** When it was answered, in milliseconds of the same clock. */
  at: number;
  /** Null: answered as it should be. */
  error: string | null;
}

export interface LoadVisitor {
  transport: Transport;
  /** Does one thing and times it. @returns null when it failed */
  time: <T>(step: string, act: () => Promise<T>) => Promise<T | null>;
}

interface VisitorOptions {
  url: string;
  /** That a proxy saw: every visitor has an address of their own. */
  address: string;
  onCall: (call: TimedCall) => void;
  /** Sent with every call. */
  headers?: Readonly<Record<string, string>>;
}

/** A browser that keeps its cookie, speaks through the product's own client and times its calls. */
export const createLoadVisitor = ({
  url,
  address,
  onCall,
  headers: sent = {},
}: VisitorOptions): LoadVisitor => {
  let cookie = '';
  const keepingFetch: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('X-Forwarded-For', address);
    for (const [name, value] of Object.entries(sent)) headers.set(name, value);
    if (cookie !== '') headers.set('Cookie', cookie);
    const answer = await fetch(input, { ...init, headers });
    const [given] = answer.headers.getSetCookie();
    if (given !== undefined) cookie = given.slice(0, given.indexOf(';'));
    return answer;
  };
  return {
    transport: createTransport({ domain: url, fetch: keepingFetch }),
    time: async (step, act) => {
      const start = performance.now();
      const done = (error: string | null): void => {
        const at = performance.now();
        onCall({ step, milliseconds: at - start, at, error });
      };
      try {
        const value = await act();
        done(null);
        return value;
      } catch (error) {
        done(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
        return null;
      }
    },
  };
};
