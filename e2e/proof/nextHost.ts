import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { ROOT } from '../fixtures/command.ts';

const packageSchema = z.looseObject({
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).optional(),
});

const readPackage = (folder: string) =>
  packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const writePackage = (folder: string, content: object): void =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify(content, null, 2));

/** What builds leave beside the packages. */
const OWN_TO_A_BUILD = new Set(['.cache', '.built']);

const nextMinor = (version: string): string => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
};

/** The contract of a minor later: it exports one module more. Returns its version. */
const copyContract = (folder: string): string => {
  const source = join(ROOT, 'shared/contract');
  const contract = readPackage(source);
  const version = nextMinor(contract.version);
  cpSync(join(source, 'src'), join(folder, 'src'), { recursive: true });
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'src/nieuw.ts'), 'export const nieuw = true;\n');
  writePackage(folder, {
    ...contract,
    version,
    exports: { ...contract.exports, './nieuw': './src/nieuw.ts' },
  });
  return version;
};

/** Folders that the packages of hosts name beside their own sources. */
const PARTS = ['src', 'package.json', 'hostOptions.ts', 'rspack.config.ts', 'tsconfig.json'];

/**
 * Makes the package of a host that gives remotes the next minor of the contract.
 * @param folder that is made
 * @returns the version of that contract
 */
export const copyNextHost = (folder: string): string => {
  const source = join(ROOT, 'hosts/shell');
  for (const part of PARTS) cpSync(join(source, part), join(folder, part), { recursive: true });
  const contract = join(folder, 'contract');
  mkdirSync(contract, { recursive: true });
  const version = copyContract(contract);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@adviestool'), { recursive: true });
  for (const name of readdirSync(join(source, 'node_modules'))) {
    if (OWN_TO_A_BUILD.has(name) || name === '@adviestool') continue;
    symlinkSync(join(source, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(source, 'node_modules/@adviestool'))) {
    const target = name === 'contract' ? contract : join(source, 'node_modules/@adviestool', name);
    symlinkSync(target, join(modules, '@adviestool', name));
  }
  return version;
};
