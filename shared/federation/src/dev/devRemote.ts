import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { OF_ONE_REMOTE } from '@adviestool/contract/slots';
import { z } from 'zod';

import { readRemote } from '../assemble/parts.ts';
import { readDocument } from '../assemble/readDocument.ts';
import type { PublishedHost } from '../assemble/hostDocument.ts';
import { fetchSiteHost } from '../check/fetchSiteHost.ts';
import { hostProblems } from '../check/hostProblems.ts';
import { say } from '../cli/tell.ts';
import { DEV_STATE, devStateSchema, type DevState } from './devState.ts';
import { watchPackage, type Build } from './watchPackage.ts';

interface DevRemoteOptions {
  /** Folder of the remote's package. */
  folder: string;
  /** Address of the site whose remote it takes the place of. */
  site: string;
  port: number;
}

/** What the server has to give. */
interface Served {
  /** By name. Files of earlier builds stay: a page that is open may ask for them. */
  files: Map<string, Buffer>;
  dev: DevState;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const REMOTE = '/remote.json';

/** The files of a build by the path that they are asked by. */
const filesOf = (dist: string): Map<string, Buffer> =>
  new Map(readdirSync(dist).map((name) => [`/${name}`, readFileSync(join(dist, name))]));

interface Answer {
  status: number;
  content: Buffer | string;
}

/** The document of the last build that was right, with what is to be said of now. */
const remoteAnswer = ({ files, dev }: Served): Answer => {
  const built = files.get(REMOTE);
  const document: object = built === undefined ? {} : JSON.parse(built.toString());
  return {
    status: built === undefined ? 503 : 200,
    content: JSON.stringify({ ...document, [DEV_STATE]: dev }),
  };
};

const answerTo = (served: Served, pathname: string): Answer => {
  if (pathname === REMOTE) return remoteAnswer(served);
  const content = served.files.get(pathname);
  return content === undefined ? { status: 404, content: 'Not found\n' } : { status: 200, content };
};

/** Serves a build to pages of any other origin. */
const serve = async (served: Served, port: number): Promise<Server> => {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const { status, content } = answerTo(served, pathname);
    answer.writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'Content-Type': TYPES[extname(pathname)] ?? 'text/plain; charset=utf-8',
    });
    answer.end(content);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return server;
};

const devFileSchema = z.strictObject({ config: devStateSchema.shape.config });

/** What `dev.json` beside the package gives the remote where the variant does not have it. @throws DocumentError */
const readConfig = (folder: string): DevState['config'] => {
  const file = join(folder, 'dev.json');
  return existsSync(file) ? readDocument(file, devFileSchema).config : {};
};

/** What a document says of a remote beside the names of its files. */
const saidBy = ({ entry: _entry, files: _files, first: _first, ...said }: RemoteDocument): string =>
  JSON.stringify(said);

/** What a deploy to the site would say of the remote; of a site that says nothing, nothing. */
const refusalsOf = async (site: string, document: RemoteDocument): Promise<string[]> => {
  let host: PublishedHost;
  try {
    host = await fetchSiteHost(site);
  } catch (error) {
    say(`Not compared with ${site}: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
  return hostProblems(host, { document, at: 'remote.json' });
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
 * One remote with reload, in a tab of a site that runs already, whether its variant has that remote or not.
 * Returns how to stop.
 * @throws Error when the port is taken, DocumentError when its dev.json is wrong
 */
export const devRemote = async ({
  folder,
  site,
  port,
}: DevRemoteOptions): Promise<() => Promise<void>> => {
  const served: Served = {
    files: new Map(),
    dev: { config: readConfig(folder), errors: [], alone: [], refusals: [] },
  };
  const dist = join(folder, 'dist');
  const server = await serve(served, port);

  let builds = 0;
  /** What the document said that the refusals are of. */
  let compared: string | null = null;

  const take = async ({ seconds, hash, errors }: Build): Promise<void> => {
    builds += 1;
    const build = builds;
    if (errors.length > 0) {
      served.dev.errors = [...errors];
      return;
    }
    const { document } = readRemote(dist);
    const { [REMOTE]: written, ...files } = Object.fromEntries(filesOf(dist));
    // A page goes from build to build, also by those that another one overtakes.
    for (const [path, content] of Object.entries(files)) served.files.set(path, content);
    const said = saidBy(document);
    if (said !== compared) served.dev.refusals = await refusalsOf(site, document);
    // Another build came meanwhile: it is the one that counts.
    if (build !== builds || written === undefined) return;
    compared = said;
    const isFirst = !served.files.has(REMOTE);
    served.files.set(REMOTE, written);
    served.dev.build = hash;
    served.dev.errors = [];
    served.dev.alone = OF_ONE_REMOTE.filter((name) => document.slots.includes(name));
    say(`Built ${document.id} in ${seconds.toFixed(2)} s.`);
    if (isFirst) {
      const address = new URL('/', site);
      address.search = `remote=${document.id}@http://localhost:${port}/`;
      say(`Open ${address.href}`);
    }
    for (const refusal of served.dev.refusals) say(refusal);
  };
  const stopWatching = watchPackage(folder, (build) => void take(build));
  if (!(await isUp(site))) {
    say(`${site} does not answer yet. Start it, or name another one with --site.`);
  }

  return async () => {
    await stopWatching();
    server.closeAllConnections();
    server.close();
  };
};
