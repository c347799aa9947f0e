import { join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { applyEdits, modify } from 'jsonc-parser';

import { readDocument, readText } from '../assemble/readDocument.ts';
import { HOST } from '../assemble/siteParts.ts';
import { replaceFile } from '../assemble/writeSite.ts';
import { withVersions } from './promote.ts';

interface PromotedVariant {
  /** Folder of variants that people keep. */
  variants: string;
  /** Id of the variant of the site. */
  id: string;
  /** Version of each promoted part, by its name. */
  versions: Readonly<Record<string, string>>;
}

/** The text of a variant with other versions in it; the rest of it stays letter by letter. */
const textWith = (text: string, choices: readonly (readonly [string[], string])[]): string =>
  choices.reduce(
    (edited, [path, version]) =>
      applyEdits(
        edited,
        modify(edited, [...path, 'version'], version, {
          formattingOptions: { insertSpaces: true, tabSize: 2 },
        }),
      ),
    text,
  );

/**
 * Writes the versions that were promoted into the document that a production site is composed from, so that
 * assembling it again does not bring the former ones back.
 * @returns the file when it was changed; null when it names no exact version of these parts
 * @throws DocumentError
 */
export const writePromoted = ({ variants, id, versions }: PromotedVariant): string | null => {
  const file = join(variants, `${id}.json`);
  const variant = readDocument(file, variantSchema);
  const promoted = withVersions(variant, versions);
  const choices = Object.entries(versions).flatMap(([name, version]) => {
    const [before, after] = [variant, promoted].map(({ host, remotes }) =>
      name === HOST ? host.version : remotes[name]?.version,
    );
    const path = name === HOST ? [HOST] : ['remotes', name];
    return before === after ? [] : [[path, version] as const];
  });
  if (choices.length === 0) return null;
  replaceFile(file, textWith(readText(file), choices));
  return file;
};
