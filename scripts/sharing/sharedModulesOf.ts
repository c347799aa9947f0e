import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { z } from 'zod';

/** Whose modules the host may provide: not those for tests or the backend alone. */
const PROVIDED = /^@adviestool\/(?:contract|state)\/(?!(?:backend|builders|calls)\/)/;

/**
 * What several parts need, each in code that comes late, or in a line or two: provided by the host it
 * would be part of every first load. It holds no state, so that copies agree.
 */
export const COPIED_LATE: readonly string[] = [
  '@adviestool/contract/account',
  '@adviestool/contract/adviesJson',
  '@adviestool/contract/api/geschiedenis',
  '@adviestool/contract/api/gevelvullingen',
  '@adviestool/contract/api/groepInstellingen',
  '@adviestool/contract/api/inzage',
  '@adviestool/contract/api/inzageLinks',
  '@adviestool/contract/api/rapporten',
  '@adviestool/contract/api/rapportsleutels',
  '@adviestool/contract/api/refusalTexts',
  '@adviestool/contract/bestellingen',
  '@adviestool/contract/bouwplaatsDatabase',
  '@adviestool/contract/canonicalText',
  '@adviestool/contract/catalogus',
  '@adviestool/contract/catalogusAannemelijk',
  '@adviestool/contract/geschiedenis',
  '@adviestool/contract/gevelvullingWrites',
  '@adviestool/contract/groepInstellingen',
  '@adviestool/contract/hasRemote',
  '@adviestool/contract/inzage',
  '@adviestool/contract/montage',
  '@adviestool/contract/rapporten',
  '@adviestool/contract/rapportsleutels',
  '@adviestool/contract/rollen',
  '@adviestool/contract/wijziging',
];

const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.unknown()).default({}),
});

/** Every module that the packages export, by what others call it. */
export const exportedModules = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('shared/*/package.json', { cwd: root, absolute: true }).flatMap((file) => {
      const { name, exports } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      return Object.entries(exports).flatMap(([path, target]): [string, string][] =>
        typeof target === 'string' && /\.tsx?$/.test(target)
          ? [[`${name}${path.slice(1)}`, join(dirname(file), target)]]
          : [],
      );
    }),
  );

const VALUE_IMPORT =
  /^(?:import|export) (?!type\b)([^;]*?)from '([^']+)'|\bimport\([^']*'([^']+)'/gm;
const ONLY_TYPES = /^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/;

/** The modules of the repository that a module imports for their values. */
const readImports = (file: string, modules: ReadonlyMap<string, string>): string[] =>
  [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].flatMap(([, names = '', from, lazy]) => {
    const name = from ?? lazy ?? '';
    if (ONLY_TYPES.test(names)) return [];
    const found = name.startsWith('.') ? join(dirname(file), name) : modules.get(name);
    return found !== undefined && /\.tsx?$/.test(found) && existsSync(found) ? [found] : [];
  });

/** What runs in a browser: not tests, nor what the build of a remote draws or writes. */
const SOURCES = [
  'src/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/builders/**',
  '!**/first.tsx',
  '!src/smoke.ts',
  '!**/*.d.ts',
];

/** The modules of `contract` and `state` that two parts of the product or more would carry. */
export const neededByTwo = (root: string): string[] => {
  const modules = exportedModules(root);
  const parts = globSync(['hosts/shell', 'remotes/*'], {
    cwd: root,
    absolute: true,
    onlyDirectories: true,
    expandDirectories: false,
  });
  const imports = new Map<string, readonly string[]>();
  const importsOf = (file: string): readonly string[] => {
    const found = imports.get(file) ?? readImports(file, modules);
    imports.set(file, found);
    return found;
  };
  /** What each part would carry if nothing were shared. */
  const carried = parts.map((part) => {
    const files = new Set(globSync(SOURCES, { cwd: part, absolute: true }));
    for (const file of files) for (const found of importsOf(file)) files.add(found);
    return files;
  });
  return [...modules]
    .filter(([, file]) => carried.filter((files) => files.has(file)).length > 1)
    .map(([name]) => name)
    .filter((name) => PROVIDED.test(name));
};

/** Whose copies would not know of one another: the host provides all of it. */
const HOLDS_STATE = /^@adviestool\/state\/(?!builders\/)/;

/**
 * What the host is to provide: what it provides already, for remotes outside this repository may take it,
 * what two parts need by now, and everything that holds state.
 */
export const sharedModulesOf = (root: string, provided: readonly string[]): string[] => {
  const stores = [...exportedModules(root).keys()].filter((name) => HOLDS_STATE.test(name));
  const needed = neededByTwo(root).filter((name) => !COPIED_LATE.includes(name));
  return [...new Set([...provided, ...stores, ...needed])].toSorted();
};
