import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { ROOT, run } from '../../scripts/process/run.ts';
import type { Served } from './firstPage.ts';

const DIRECTORY = join(ROOT, 'e2e/peers');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

export interface Peer extends Served {
  stop: () => void;
}

/** Other ways to build the login page: the least, Module Federation as its documentation has it, and no JavaScript. */
export type PeerName = 'minimal' | 'federated' | 'plain';

/** Builds all of them with the product's compiler. @throws Error with what it printed */
export const buildPeers = async (): Promise<void> => {
  rmSync(join(DIRECTORY, 'dist'), { recursive: true, force: true });
  const { code, output } = await run('rspack', ['build'], {
    cwd: DIRECTORY,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PATH: `${DIRECTORY}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
  if (code !== 0) throw new Error(`The peers do not build:\n${output}`);
  cpSync(join(DIRECTORY, 'src/plain.html'), join(DIRECTORY, 'dist/plain/index.html'));
};

/** Serves a peer from memory, compressed beforehand as the product is; every other path is its document. */
export const servePeer = async (name: PeerName): Promise<Peer> => {
  const folder = join(DIRECTORY, 'dist', name);
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => Object.hasOwn(TYPES, extname(file)))
      .map((file) => [`/${file}`, brotliCompressSync(readFileSync(join(folder, file)))]),
  );
  const server = createServer(({ url = '/' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname;
    const found = files.has(path) ? path : '/index.html';
    answer
      .writeHead(200, {
        'Content-Type': TYPES[extname(found)],
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      })
      .end(files.get(found));
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    cookies: [],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
