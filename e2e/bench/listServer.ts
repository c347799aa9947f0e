import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/process/run.ts';
import { backendOf } from '../faults/backendProcess.ts';
import { DEMO_ACCOUNT } from '../fixtures/api.ts';

/** A server in a process of its own that answers the calls of a measurement. */
export interface ListServer {
  name: string;
  url: string;
  /** Of a session of the demo account; empty where nobody logs in. */
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

const urlOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^(?:Adviestool: )?(http:\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    server.on('error', reject);
    server.on('close', () => reject(new Error(`The server ended before it listened: ${output}`)));
  });

interface ServerOptions {
  cwd: string;
  args: readonly string[];
  env?: Record<string, string>;
}

const startServer = async (
  name: string,
  { cwd, args, env = {} }: ServerOptions,
): Promise<ListServer> => {
  const server = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(server, 'close');
  return {
    name,
    url: await urlOf(server),
    cookie: '',
    processorTime: () => processorTimeOf(server),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
};

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

/** The backend of some checkout of this repository, on the database that `env` names. */
export const startListBackend = async (
  name: string,
  { checkout, env }: { checkout: string; env: Record<string, string> },
): Promise<ListServer> => {
  const server = await startServer(name, {
    cwd: checkout,
    args: backendOf(checkout),
    env: { PORT: '0', RATE_LIMIT_PER_IP: '1000000', AUDIT_LOG: '/dev/null', ...env },
  });
  return { ...server, cookie: await logIn(server.url) };
};

/** What HTTP alone costs: the same server program, with an answer of so many bytes at hand. */
export const startBareServer = (bytes: number): Promise<ListServer> =>
  startServer('bare', {
    cwd: ROOT,
    args: ['--import', 'tsx', join(import.meta.dirname, 'bareServer.ts'), String(bytes)],
  });
