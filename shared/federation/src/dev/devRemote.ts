import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

import { readRemote } from '../assemble/parts.ts';
import { say } from '../cli/tell.ts';
import { watchPackage } from './watchPackage.ts';

interface DevRemoteOptions {
  /** Folder of the remote's package. */
  folder: string;
  /** Address of the site whose remote it takes the place of. */
  site: string;
  port: number;
}

/** Files by name. Those of earlier builds stay: a page that is open may ask for them. */
type Files = Map<string, Buffer>;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const takeBuild = (files: Files, dist: string): void => {
  for (const name of readdirSync(dist)) files.set(`/${name}`, readFileSync(join(dist, name)));
};

/** Serves a build to pages of any other origin. */
const serve = async (files: Files, port: number): Promise<Server> => {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const content = files.get(pathname);
    answer.writeHead(content === undefined ? 404 : 200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'Content-Type': TYPES[extname(pathname)] ?? 'text/plain; charset=utf-8',
    });
    answer.end(content ?? 'Not found\n');
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
};

const isUp = async (site: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/release.json', site))).ok;
  } catch {
    // Nobody listens there.
    return false;
  }
};

/**
 * One remote with reload, in a tab of a site that runs already. Returns how to stop.
 * @throws Error when the port is taken
 */
export const devRemote = async ({
  folder,
  site,
  port,
}: DevRemoteOptions): Promise<() => Promise<void>> => {
  const files: Files = new Map();
  const dist = join(folder, 'dist');
  const server = await serve(files, port);

  const stopWatching = watchPackage(folder, ({ seconds, isRight }) => {
    if (!isRight) return;
    const isFirst = files.size === 0;
    takeBuild(files, dist);
    const { id } = readRemote(dist).document;
    say(`Built ${id} in ${seconds.toFixed(1)} s.`);
    if (!isFirst) return;
    const address = new URL('/', site);
    address.search = `remote=${id}@http://localhost:${port}/`;
    say(`Open ${address.href}`);
  });
  if (!(await isUp(site))) {
    say(`${site} does not answer yet. Start it, or name another one with --site.`);
  }

  return async () => {
    await stopWatching();
    server.closeAllConnections();
    server.close();
  };
};
