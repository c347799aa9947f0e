import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * One table of what host and remotes share. The host provides every entry, eagerly; a remote takes
 * the entries that its peerDependencies name, and nothing else.
 */

interface PackageJson {
  version: string;
  exports?: Record<string, string>;
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

/** Entry points of library packages that may be shared; of our own packages it is nearly every export. */
const LIBRARY_ENTRIES: Record<string, readonly string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom'],
  'react-router': ['react-router'],
  zod: ['zod'],
  zustand: ['zustand'],
};

/** What a package exports for tests alone. */
const TEST_HELPERS = './builders/';

/**
 * Exports of our own packages that one part at most needs. They hold no state, so that part bundles
 * them: whatever is shared, the host carries whole, for everybody. One that stands on much of what is
 * shared is shared too, or its part would carry that a second time.
 */
export const OF_ONE_PART: ReadonlySet<string> = new Set([
  '@adviestool/contract/account',
  '@adviestool/contract/adviezenMessage',
  '@adviestool/contract/api/account',
  '@adviestool/contract/api/catalogus',
  '@adviestool/contract/api/catalogusGevolgen',
  '@adviestool/contract/api/catalogusLijst',
  '@adviestool/contract/api/gebruik',
  '@adviestool/contract/api/geschiedenis',
  '@adviestool/contract/api/rapportsleutels',
  '@adviestool/contract/api/remoteFailures',
  '@adviestool/contract/api/signRequest',
  '@adviestool/contract/api/start',
  '@adviestool/contract/backendForm',
  '@adviestool/contract/canonicalText',
  '@adviestool/contract/catalogusGevolgen',
  '@adviestool/contract/catalogusLijst',
  '@adviestool/contract/currentRecord',
  '@adviestool/contract/gebruik',
  '@adviestool/contract/frameProtocol',
  '@adviestool/contract/geschiedenis',
  '@adviestool/contract/hashOfCatalogus',
  '@adviestool/contract/importMessage',
  '@adviestool/contract/policyHashes',
  '@adviestool/contract/remoteDocument',
  '@adviestool/contract/rapporten',
  '@adviestool/contract/rapportsleutels',
  '@adviestool/contract/remoteFailure',
  '@adviestool/contract/remoteModule',
  '@adviestool/contract/share',
  '@adviestool/contract/signRequest',
  '@adviestool/contract/slots',
  '@adviestool/contract/start',
  '@adviestool/contract/tabMessage',
  '@adviestool/contract/variant',
  '@adviestool/contract/whatsNew',
]);

/**
 * What several parts need, each in code that comes late: provided by the host it would be part of every
 * first load. It holds no state, so that copies agree.
 */
export const COPIED_LATE: ReadonlySet<string> = new Set([
  '@adviestool/contract/adviesJson',
  '@adviestool/contract/api/gevelvullingen',
  '@adviestool/contract/api/rapporten',
  '@adviestool/contract/catalogus',
  '@adviestool/contract/gevelvullingWrites',
]);

const OWN_PACKAGES = ['@adviestool/contract', '@adviestool/state'] as const;

const readPackage = (directory: string): PackageJson =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

const installedPackage = (fromDirectory: string, name: string): PackageJson =>
  readPackage(join(fromDirectory, 'node_modules', ...name.split('/')));

const entriesOf = (name: string, installed: PackageJson): readonly string[] =>
  LIBRARY_ENTRIES[name] ??
  Object.keys(installed.exports ?? {})
    .filter((path) => !path.startsWith(TEST_HELPERS))
    .map((path) => `${name}${path.slice(1)}`)
    .filter((entry) => !OF_ONE_PART.has(entry) && !COPIED_LATE.has(entry));

const SHARED_PACKAGES = [...Object.keys(LIBRARY_ENTRIES), ...OWN_PACKAGES];

const tableOf = (
  packageDirectory: string,
  packages: readonly string[],
  entryOf: (version: string) => SharedEntry,
): Record<string, SharedEntry> =>
  Object.fromEntries(
    packages.flatMap((name) => {
      const installed = installedPackage(packageDirectory, name);
      return entriesOf(name, installed).map((entry) => [entry, entryOf(installed.version)]);
    }),
  );

/** What the host provides, from its own dependencies. */
export const providedByHost = (hostDirectory: string): Record<string, SharedEntry> =>
  tableOf(hostDirectory, SHARED_PACKAGES, (version) => ({
    singleton: true,
    strictVersion: true,
    version,
    requiredVersion: `^${version}`,
    eager: true,
  }));

/** The `provides` of `host.json`: the version of each package that a remote may require. */
export const providedPackages = (hostDirectory: string): Record<string, string> =>
  Object.fromEntries(
    SHARED_PACKAGES.map((name) => [name, installedPackage(hostDirectory, name).version]),
  );

/** The shared packages among a remote's peerDependencies. @throws Error on one the host never provides. */
const peersOf = (remoteDirectory: string): string[] => {
  const names = Object.keys(readPackage(remoteDirectory).peerDependencies ?? {});
  const unknown = names.filter((name) => !SHARED_PACKAGES.includes(name));
  if (unknown.length > 0) {
    throw new Error(`The host does not provide ${unknown.join(', ')}; make it a dependency.`);
  }
  return names;
};

/** What a remote takes from the host. */
export const takenByRemote = (remoteDirectory: string): Record<string, SharedEntry> =>
  tableOf(remoteDirectory, peersOf(remoteDirectory), (version) => ({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    import: false,
  }));

/** The `requires` of `remote.json`: the range of each package that the host must provide. */
export const requiresOf = (remoteDirectory: string): Record<string, string> =>
  Object.fromEntries(
    peersOf(remoteDirectory).map((name) => [
      name,
      `^${installedPackage(remoteDirectory, name).version}`,
    ]),
  );

/** The version in a package's package.json. */
export const versionOf = (packageDirectory: string): string =>
  readPackage(packageDirectory).version;
