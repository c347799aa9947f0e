import { join } from 'node:path';

import { variantSchema, type PartChoice, type Variant } from '@adviestool/contract/variant';
import { applyEdits, modify } from 'jsonc-parser';

import { readDocument, readText } from '../assemble/readDocument.ts';
import { HOST } from '../assemble/siteParts.ts';

/** Version of each part, by its name. */
export type Versions = Readonly<Record<string, string>>;

interface PromotedVariant {
  /** Folder of variants that people keep. */
  documents: string;
  /** Id of the variant of the site. */
  id: string;
  /** Version of each promoted part, by its name. */
  versions: Versions;
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

/** A choice of an exact version, with the one that is promoted; a choice of a channel stays. */
const moved = <Choice extends PartChoice>(choice: Choice, version: string | undefined): Choice =>
  choice.version === undefined || version === undefined ? choice : { ...choice, version };

/** A production variant names exact versions: it gets those that are promoted. */
export const withVersions = <Document extends Pick<Variant, 'environment' | 'host' | 'remotes'>>(
  variant: Document,
  versions: Versions,
): Document =>
  variant.environment.production
    ? {
        ...variant,
        host: moved(variant.host, versions[HOST]),
        remotes: Object.fromEntries(
          Object.entries(variant.remotes).map(([id, choice]) => [id, moved(choice, versions[id])]),
        ),
      }
    : variant;

/**
 * The document that a production site is composed from, with the versions that are promoted, so that
 * assembling it again does not bring the former ones back; the rest of it stays letter by letter.
 * @returns null when it names no other exact version of these parts
 * @throws DocumentError
 */
export const promotedDocument = ({
  documents,
  id,
  versions,
}: PromotedVariant): { file: string; text: string } | null => {
  const file = join(documents, `${id}.json`);
  const variant = readDocument(file, variantSchema);
  const promoted = withVersions(variant, versions);
  const choices = Object.entries(versions).flatMap(([name, version]) => {
    const [before, after] = [variant, promoted].map(({ host, remotes }) =>
      name === HOST ? host.version : remotes[name]?.version,
    );
    const path = name === HOST ? [HOST] : ['remotes', name];
    return before === after ? [] : [[path, version] as const];
  });
  return choices.length === 0 ? null : { file, text: textWith(readText(file), choices) };
};
