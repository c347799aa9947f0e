import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

import { ROOT } from './run.ts';
import { watchParts } from './watchParts.ts';

interface DevRemoteOptions {
  /** Id of a remote of this repository. */
  remote: string;
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

/** One remote with reload, in a tab of a site that runs already. Returns how to stop. */
export const devRemote = async ({
  remote,
  site,
  port,
}: DevRemoteOptions): Promise<() => Promise<void>> => {
  const part = `remotes/${remote}`;
  if (!existsSync(join(ROOT, part, 'rspack.config.ts'))) {
    const names = readdirSync(join(ROOT, 'remotes')).join(', ');
    console.error(`There is no remote ‘${remote}’; there are ${names}.`);
    process.exit(1);
  }
  const files: Files = new Map();
  const server = await serve(files, port);
  const address = new URL('/', site);
  address.search = `remote=${remote}@http://localhost:${port}/`;

  const stopWatching = watchParts([part], ({ seconds, isRight }) => {
    if (!isRight) return;
    const isFirst = files.size === 0;
    takeBuild(files, join(ROOT, part, 'dist'));
    console.log(`Built ${remote} in ${seconds.toFixed(1)} s.`);
    if (isFirst) console.log(`Open ${address.href}`);
  });
  if (!(await isUp(site))) {
    console.warn(`${site} does not answer yet. Start it with pnpm start, or name it with --site.`);
  }

  return async () => {
    await stopWatching();
    server.closeAllConnections();
    server.close();
  };
};
