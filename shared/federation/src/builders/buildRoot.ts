import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildVariantDocument } from '@adviestool/contract/builders/buildVariant';
import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';

import { READ_FORMS } from '../releaseForms/releaseForm.ts';

/** The values of JSON, loosely: a test makes documents that do not fit. */
type Json = Record<string, unknown>;

interface RootOptions {
  host?: Json;
  /** Changes to the `remote.json` of each remote; its id is the name of its folder. */
  remotes?: Record<string, Json>;
  variant?: Json;
}

export const write = (file: string, content: Json | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const CATALOGUE = join(import.meta.dirname, '../../../../variants/catalogus-voorbeeld.json');

/** A variant with the remote `account`, and these changes, right or wrong. */
export const buildVariant = (change: Json = {}): Json =>
  buildVariantDocument({ remotes: { account: {} }, ...change });

/** Writes the build of a remote, with these changes to its `remote.json`. */
export const writeRemote = (dist: string, id: string, change: Json = {}): void => {
  write(join(dist, 'remote.json'), {
    contract: REMOTE_CONTRACT,
    id,
    version: '1.2.0',
    mode: 'production',
    pages: [{ id: 'start', path: id, title: 'Start' }],
    entry: 'remoteEntry.1.js',
    requires: { react: '^19.1.0' },
    files: { common: ['remoteEntry.1.js', 'module.1.js'], pages: { start: [] } },
    ...change,
  });
  write(join(dist, 'remoteEntry.1.js'), `// ${id}`);
  write(join(dist, 'module.1.js'), `// ${id}`);
};

export const writeHost = (dist: string, change: Json = {}): void => {
  write(join(dist, 'host.json'), {
    version: '2.0.0',
    mode: 'production',
    contracts: { 4: {}, [REMOTE_CONTRACT]: {} },
    reads: READ_FORMS,
    provides: { react: '19.3.1' },
    entries: ['react'],
    paths: ['geen-toegang'],
    slots: ['header.menu/v1', 'project.section/v1', 'project.section/v2'],
    scripts: ['shell.1.js'],
    styles: ['shell.1.css'],
    ...change,
  });
  write(join(dist, 'shell.1.js'), '// host');
  write(join(dist, 'shell.1.css'), '/* host */');
};

const roots: string[] = [];

/** Removes every repository that was made. */
export const removeRoots = (): void => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
};

/** Makes a repository with built parts and the variant `proef`. Returns its root and a site. */
export const buildRoot = ({ host, remotes = { account: {} }, variant }: RootOptions = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'assemble-'));
  roots.push(root);
  writeHost(join(root, 'hosts/shell/dist'), host);
  for (const [id, change] of Object.entries(remotes)) {
    writeRemote(join(root, 'remotes', id, 'dist'), id, change);
  }
  write(join(root, 'variants/proef.json'), buildVariant(variant));
  cpSync(CATALOGUE, join(root, 'variants/catalogus.json'));
  return { root, site: join(root, 'site') };
};
