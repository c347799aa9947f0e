import { nextIp } from './testApp.ts';

/** What a network does to a call: `unsent` never arrives, `lost` arrives but its answer does not. */
export type Fault =
  | 'unsent'
  | 'lost'
  /** The answer is cut off on the way. */
  | 'cut'
  /** Something before the backend gives up waiting (504), but the call is carried out. */
  | 'late'
  /** The backend, or something before it, answers with this status and does nothing. */
  | number;

interface FaultRule {
  method: string;
  path: RegExp;
  fault: Fault;
  /** How often it happens; Infinity: each time. */
  times: number;
}

const refusal = (status: number): Response =>
  Response.json(
    { message: 'Nee.', code: 'forbidden' },
    {
      status,
      headers: status === 429 ? { 'Retry-After': '0' } : {},
    },
  );

/** A browser with a session on a network that fails as it is told. */
export const createFaultyFetch = (base: string) => {
  const ip = nextIp();
  let cookie: string | null = null;
  let rules: FaultRule[] = [];
  let next: (Pick<FaultRule, 'method' | 'path'> & { act: () => Promise<unknown> }) | null = null;
  /** The calls that arrived. */
  const calls: string[] = [];

  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', ip);
    if (cookie !== null) headers.set('cookie', cookie);
    const response = await fetch(input, { ...init, headers });
    const given = /^([^=]+=[^;]+)/.exec(response.headers.get('set-cookie') ?? '');
    if (given?.[1] !== undefined) cookie = given[1];
    return response;
  };

  const faultyFetch: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const path = url.slice(base.length);
    const rule = rules.find(
      (candidate) =>
        candidate.times > 0 && candidate.method === method && candidate.path.test(path),
    );
    if (rule !== undefined) rule.times -= 1;
    if (rule?.fault === 'unsent') throw new TypeError('Failed to fetch');
    if (typeof rule?.fault === 'number') return refusal(rule.fault);
    calls.push(`${method} ${path}`);
    const response = await send(input, init);
    if (next?.method === method && next.path.test(path)) {
      const { act } = next;
      next = null;
      await act();
    }
    if (rule?.fault === 'lost') {
      await response.text();
      throw new TypeError('Failed to fetch');
    }
    if (rule?.fault === 'cut') return new Response('{"id": 1, "na', { status: 200 });
    return rule?.fault === 'late' ? new Response('Gateway Timeout', { status: 504 }) : response;
  };

  return {
    fetch: faultyFetch,
    calls,
    /** Does this once the next such call has been carried out, before its answer arrives. */
    after: (
      { method, path }: Pick<FaultRule, 'method' | 'path'>,
      act: () => Promise<unknown>,
    ): void => {
      next = { method, path, act };
    },
    /** From now on these faults happen, and no others. */
    setFaults: (faults: readonly FaultRule[]): void => {
      rules = faults.map((rule) => ({ ...rule }));
    },
  };
};
