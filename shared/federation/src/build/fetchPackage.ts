import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

import { SiteError } from '../assemble/SiteError.ts';
import { runNpm } from './runNpm.ts';

/** What npm answers about one version is no list. */
const versionsSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((versions) => [versions].flat());

const refused = (name: string, output: string): SiteError =>
  new SiteError(`${output.trimEnd()}\nnpm has no ${name}: nothing was done.`);

/**
 * The versions of a package that are published, as the folder is set up to ask for packages.
 * @throws SiteError
 */
export const publishedVersions = async (folder: string, name: string): Promise<string[]> => {
  const { code, stdout, output } = await runNpm(folder, ['view', name, 'versions', '--json']);
  if (code !== 0) throw refused(name, output);
  return versionsSchema.parse(JSON.parse(stdout));
};

/**
 * Has npm bring a version of a package, of which nothing is run, and reads it.
 * @param read is given the folder of the package, which is gone afterwards
 * @throws SiteError, and what `read` throws
 */
export const withPackage = async <T>(
  folder: string,
  { name, version }: { name: string; version: string },
  read: (place: string) => T,
): Promise<T> => {
  const place = mkdtempSync(join(tmpdir(), 'adviestool-package-'));
  try {
    const settings = join(folder, '.npmrc');
    if (existsSync(settings)) cpSync(settings, join(place, '.npmrc'));
    writeFileSync(join(place, 'package.json'), '{ "private": true }');
    const { code, output } = await runNpm(place, [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      `${name}@${version}`,
    ]);
    if (code !== 0) throw refused(name, output);
    return read(join(place, 'node_modules', name));
  } finally {
    rmSync(place, { recursive: true });
  }
};
