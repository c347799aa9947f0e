import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DEMO_ACCOUNT } from '../fixtures/api.ts';

/** A backend of some checkout of this repository, on the database of the measurement. */
export interface ListBackend {
  name: string;
  url: string;
  /** Of a session of the demo account. */
  cookie: string;
  /** Milliseconds of processor time so far; null where the system does not tell. */
  processorTime: () => number | null;
  stop: () => Promise<void>;
}

/** Milliseconds in a tick of /proc. */
const TICK = 10;

const processorTimeOf = ({ pid }: ChildProcess): number | null => {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces; fields 14 and 15 are counted behind it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK;
};

const urlOf = (backend: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    backend.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^Adviestool: (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    backend.on('error', reject);
    backend.on('close', () => reject(new Error(`The backend ended before it listened: ${output}`)));
  });

const logIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/user/login?_format=json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`The login answered ${answer.status}.`);
  return cookie;
};

export const startListBackend = async (
  name: string,
  { checkout, databaseUrl }: { checkout: string; databaseUrl: string },
): Promise<ListBackend> => {
  const backend = spawn(
    process.execPath,
    ['--import', 'tsx', join(checkout, 'backend/src/main.ts')],
    {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        DATABASE_URL: databaseUrl,
        RATE_LIMIT_PER_IP: '1000000',
        AUDIT_LOG: '/dev/null',
      },
    },
  );
  const ended = once(backend, 'close');
  const url = await urlOf(backend);
  return {
    name,
    url,
    cookie: await logIn(url),
    processorTime: () => processorTimeOf(backend),
    stop: async () => {
      backend.kill('SIGTERM');
      await ended;
    },
  };
};
