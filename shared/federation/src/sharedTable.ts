import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SHARED_MODULES } from './sharedModules.ts';

/*
 * One table of what host and remotes share. The host provides every entry, eagerly; a remote takes
 * the entries that its peerDependencies name, and nothing else.
 */

interface PackageJson {
  version: string;
  exports?: Record<string, unknown>;
  peerDependencies?: Record<string, string>;
}

interface SharedEntry {
  singleton: true;
  version?: string;
  requiredVersion: string;
  strictVersion: true;
  eager?: boolean;
  import?: false | string;
}

/** Entry points of library packages that are shared; of our own packages `SHARED_MODULES` has them. */
const LIBRARY_ENTRIES: Record<string, readonly string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  'react-router': ['react-router'],
  zod: ['zod'],
  zustand: ['zustand'],
};

const OWN_PACKAGES = ['@adviestool/contract', '@adviestool/state'] as const;

const readPackage = (directory: string): PackageJson =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

const installedPackage = (fromDirectory: string, name: string): PackageJson =>
  readPackage(join(fromDirectory, 'node_modules', ...name.split('/')));

const entriesOf = (name: string, installed: PackageJson): readonly string[] =>
  LIBRARY_ENTRIES[name] ??
  Object.keys(installed.exports ?? {})
    .map((path) => `${name}${path.slice(1)}`)
    .filter((entry) => SHARED_MODULES.includes(entry));

const SHARED_PACKAGES = [...Object.keys(LIBRARY_ENTRIES), ...OWN_PACKAGES];

/** @param packages a version or range of each */
const tableOf = (
  packageDirectory: string,
  packages: Readonly<Record<string, string>>,
  entryOf: (version: string) => SharedEntry,
): Record<string, SharedEntry> =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([name, version]) =>
      entriesOf(name, installedPackage(packageDirectory, name)).map((entry) => [
        entry,
        entryOf(version),
      ]),
    ),
  );

/** The `provides` of `host.json`: the version of each package that a remote may require. */
export const providedPackages = (hostDirectory: string): Record<string, string> =>
  Object.fromEntries(
    SHARED_PACKAGES.map((name) => [name, installedPackage(hostDirectory, name).version]),
  );

/** What the host provides, from its own dependencies. */
export const providedByHost = (hostDirectory: string): Record<string, SharedEntry> =>
  tableOf(hostDirectory, providedPackages(hostDirectory), (version) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    eager: true,
  }));

/** The shared packages among a remote's peerDependencies. @throws Error on one the host never provides. */
const peersOf = (remoteDirectory: string): Record<string, string> => {
  const peers = readPackage(remoteDirectory).peerDependencies ?? {};
  const unknown = Object.keys(peers).filter((name) => !SHARED_PACKAGES.includes(name));
  if (unknown.length > 0) {
    throw new Error(`The host does not provide ${unknown.join(', ')}; make it a dependency.`);
  }
  return peers;
};

/** A range that a workspace fills in, when a package is published. */
const FILLED_IN = /^(?:workspace|catalog):/;

/**
 * The versions of a package that a remote runs with: those that its peerDependencies name, else every
 * one that has what it was built on. A patch adds nothing to that.
 */
const rangeOf = (written: string, installed: string): string =>
  FILLED_IN.test(written) ? `^${installed.replace(/\.\d+$/, '.0')}` : written;

/** The `requires` of `remote.json`: the range of each package that the host must provide. */
export const requiresOf = (remoteDirectory: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(peersOf(remoteDirectory)).map(([name, written]) => [
      name,
      rangeOf(written, installedPackage(remoteDirectory, name).version),
    ]),
  );

/** What a remote takes from the host. */
export const takenByRemote = (remoteDirectory: string): Record<string, SharedEntry> =>
  tableOf(remoteDirectory, requiresOf(remoteDirectory), (requiredVersion) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion,
    import: false,
  }));

/** The package that an entry belongs to. */
export const packageOf = (entry: string): string =>
  entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');

/** The package whose style sheets of host and remote stand on one page. */
export const UI = '@adviestool/ui';

/** The version of a package that another one is built with. */
export const installedVersion = (directory: string, name: string): string =>
  installedPackage(directory, name).version;

/** The version in a package's package.json. */
export const versionOf = (packageDirectory: string): string =>
  readPackage(packageDirectory).version;
