import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { missingParts } from './missingParts.ts';

/** Only what is loaded as modules is published, so how CommonJS would find it says nothing. */
const OF_OTHERS: ReadonlySet<string> = new Set(['node10', 'node16-cjs']);

/** Style sheets and scripts that only tools read have no types. */
const UNTYPED = /\.css$|\.md$|^\.\/jest\//;

/** What is wrong with the types of a tarball, as whoever imports them would find. */
const typeProblems = async (tarball: string): Promise<string[]> => {
  const result = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball))),
  );
  if (result.types === false) return [];
  return result.problems.flatMap((problem) => {
    if ('resolutionKind' in problem && OF_OTHERS.has(problem.resolutionKind)) return [];
    if ('resolutionOption' in problem && problem.resolutionOption === 'node10') return [];
    if ('entrypoint' in problem && UNTYPED.test(problem.entrypoint)) return [];
    const place = 'entrypoint' in problem ? problem.entrypoint : '';
    return [`${basename(tarball)}: ${problem.kind} ${place}`];
  });
};

interface Packed {
  /** Folder of the package. */
  folder: string;
  tarball: string;
}

/** What speaks against publishing a package as it is packed. */
export const packageProblems = async ({ folder, tarball }: Packed): Promise<string[]> => {
  const { messages, pkg } = await publint({
    pkgDir: folder,
    strict: true,
    level: 'suggestion',
    pack: false,
  });
  return [
    ...missingParts(folder),
    ...messages.map(
      (message) => `${basename(folder)}: ${formatMessage(message, pkg) ?? message.code}`,
    ),
    ...(await typeProblems(tarball)),
  ];
};
