import { BOUWPLAATS_WORKER } from '@adviestool/contract/bouwplaatsWorker';

import { FIRST_FILES } from '../firstFiles.ts';
import { WORKER_FILE } from '../workerFile.ts';
import { digestOf } from './integrity.ts';
import type { BuiltPart } from './parts.ts';

/** Name of the script of each release that says what a browser keeps of it, among the files of the release. */
export const WORKER_SCRIPT = BOUWPLAATS_WORKER.slice(1);

/** The remotes whose pages work without a network. */
const KEPT_REMOTES: ReadonlySet<string> = new Set(['bouwplaats']);

/** A file as Workbox keeps it: its address changes with its content, so it has no revision. */
interface KeptFile {
  url: string;
  revision: null;
  integrity: string;
}

const kept = (url: string, integrity: string): KeptFile => ({ url, revision: null, integrity });

/** What stands in the document is no file of a page, and the worker keeps no worker. */
const UNASKED: ReadonlySet<string> = new Set([...Object.values(FIRST_FILES), WORKER_FILE]);

/** The scripts and style sheets of a part. @param base where the browser finds them */
const filesOf = ({ integrity }: Pick<BuiltPart, 'integrity'>, base: string): KeptFile[] =>
  Object.entries(integrity)
    .filter(([name]) => !UNASKED.has(name))
    .map(([name, hash]) => kept(base + name, hash));

interface KeptOptions {
  /** Name of the release. */
  release: string;
  /** Its `index.html`. */
  document: string;
  host: Pick<BuiltPart, 'base' | 'integrity'>;
  remotes: readonly (Pick<BuiltPart, 'integrity'> & { id: string; publicBase: string })[];
  /** The picture of the release, and the name of its file; null: it has none. */
  logo: { name: string; content: Buffer } | null;
}

/**
 * The script by which a browser keeps the pages of a release that work without a network: their files, each with its
 * hash, and the worker of the host. Null: the release has no such pages, or a host that was built before there were.
 */
export const workerScript = ({
  release,
  document,
  host,
  remotes,
  logo,
}: KeptOptions): string | null => {
  const offline = remotes.filter(({ id }) => KEPT_REMOTES.has(id));
  if (host.integrity[WORKER_FILE] === undefined || offline.length === 0) return null;
  const folder = `/releases/${release}/`;
  const page = kept(`${folder}index.html`, digestOf(document));
  const files = [
    page,
    ...(logo === null ? [] : [kept(folder + logo.name, digestOf(logo.content))]),
    ...filesOf(host, host.base),
    ...offline.flatMap((remote) => filesOf(remote, remote.publicBase)),
  ];
  return `self.adviestoolKept = ${JSON.stringify({ document: page.url, files }, null, 1)};
importScripts(${JSON.stringify(host.base + WORKER_FILE)});
`;
};

/**
 * What stands at the root of the site and is registered: it takes the script of the release that the page named, so it
 * is the same for every release and variant.
 */
export const WORKER_AT_ROOT = `// Written by assemble: keeps the pages of building sites of the release that is named behind it.
const release = new URL(self.location.href).searchParams.get('release') ?? '';
if (!/^[0-9a-z]+$/i.test(release)) throw new Error('This worker names no release.');
importScripts(\`/releases/\${release}/${WORKER_SCRIPT}\`);
`;
