import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { addRemote } from '../create/addRemote.ts';
import { buildVariant, write } from './buildRoot.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Where the repository has a package that the template names. */
const homeOf = (name: string): string => {
  const homes = ['remotes/account/node_modules', 'shared/create-remote/node_modules'];
  return homes.map((home) => join(ROOT, home, name)).find((folder) => existsSync(folder)) ?? '';
};

/** Gives the remote the packages that it names, and no other. */
const install = (directory: string): void => {
  const {
    dependencies,
    devDependencies,
  }: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(directory, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(homeOf(name), link);
  }
};

/**
 * Makes a remote of the template, in a repository inside this one, so that its tools are found.
 * @returns the root of that repository, which has the variant `proef`, and the folder of the remote
 */
export const newRemote = (id: string): { root: string; directory: string } => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache/new-remote-'));
  for (const name of ['tsconfig.base.json', 'tsconfig.browser.json']) {
    cpSync(join(ROOT, name), join(root, name));
  }
  cpSync(join(ROOT, 'variants/catalogus-voorbeeld.json'), join(root, 'variants/catalogus.json'));
  write(join(root, 'variants/proef.json'), buildVariant({ remotes: {} }));
  mkdirSync(join(root, 'remotes'), { recursive: true });
  addRemote({ root, id, variant: 'proef' });
  const directory = join(root, 'remotes', id);
  install(directory);
  return { root, directory };
};
