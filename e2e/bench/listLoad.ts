import { Agent, request } from 'node:http';

/** A call of the API with the cookie of a session. */
export interface Call {
  url: string;
  cookie: string;
}

interface LoadOptions {
  connections: number;
  /** Calls over all connections together. */
  calls: number;
}

const answerTo = ({ url, cookie }: Call, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { cookie } }, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
      response.resume();
    });
    sent.on('error', reject);
    sent.end();
  });

/**
 * Keeps so many connections busy, each with its next call as soon as its last one is answered.
 * @returns milliseconds of each call
 */
export const loadWith = async (
  call: Call,
  { connections, calls }: LoadOptions,
): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = calls;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await answerTo(call, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return times;
};
