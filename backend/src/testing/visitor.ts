import { Agent, request } from 'node:http';

import { loginAnswerSchema } from '@adviestool/contract/session';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The body as JSON; undefined when it is not. */
  json: unknown;
}

/** The statuses of answers that came in no particular order, lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((left, right) => left - right);

interface CallOptions {
  headers?: Record<string, string>;
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Sent {
  method: Method;
  headers: Record<string, string>;
  payload: string | undefined;
}

const agent = new Agent({ keepAlive: true });

/** Sends one request over HTTP; unlike `fetch` it lets a test set every header. */
const send = (url: URL, { method, headers, payload }: Sent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
    const sent = request(url, { method, headers: { ...headers, ...length }, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          text,
          json: parse(text),
        });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });

/** A browser behind a proxy: keeps its cookie and sends its CSRF token with every write. */
export const createVisitor = (base: string, ip: string) => {
  let cookie: string | null = null;
  let token: string | null = null;

  const call = async (
    method: Method,
    url: string,
    { headers = {}, body }: CallOptions = {},
  ): Promise<Answer> => {
    const isWrite = method === 'POST' || method === 'PUT' || method === 'DELETE';
    const answer = await send(new URL(url, base), {
      method,
      headers: {
        'x-forwarded-for': ip,
        ...(cookie === null ? {} : { cookie }),
        ...(isWrite ? { 'content-type': 'application/json' } : {}),
        ...(isWrite && token !== null ? { 'x-csrf-token': token } : {}),
        ...headers,
      },
      payload: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    });
    const given = /^([^=]+)=([^;]*)/.exec(answer.headers['set-cookie'] ?? '');
    if (given !== null) cookie = given[2] === '' ? null : given[0];
    return answer;
  };

  return {
    ip,
    call,
    get: (url: string, headers: Record<string, string> = {}) => call('GET', url, { headers }),
    post: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      call('POST', url, { body, headers }),
    put: (url: string, body: unknown, headers: Record<string, string> = {}) =>
      call('PUT', url, { body, headers }),
    delete: (url: string, headers: Record<string, string> = {}) =>
      call('DELETE', url, { headers, body: {} }),
    cookie: () => cookie,
    setCookie: (value: string | null) => {
      cookie = value;
    },
    setToken: (value: string | null) => {
      token = value;
    },
    fetchToken: async (): Promise<string> => {
      token = (await call('GET', '/session/token')).text;
      return token;
    },
    tryLogIn: (name: string, pass: string) =>
      call('POST', '/user/login?_format=json', { body: { name, pass } }),
    logIn: async (name: string, pass: string): Promise<void> => {
      const answer = await call('POST', '/user/login?_format=json', { body: { name, pass } });
      token = loginAnswerSchema.parse(answer.json).csrf_token;
    },
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
