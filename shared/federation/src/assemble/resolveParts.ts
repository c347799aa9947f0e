import type { PartChoice, Variant, VariantRemote } from '@adviestool/contract/variant';

import { enabledRemotes, variantProblems } from './checkVariant.ts';
import type { BuiltHost, BuiltRemote, PartSource } from './parts.ts';
import { DocumentError } from './readDocument.ts';

/** A remote of the composition, and how the variant wants it. */
export interface ChosenRemote extends BuiltRemote {
  /** As the variant names it. */
  id: string;
  wanted: VariantRemote;
}

interface WantedParts {
  /** Where the variant stands, for messages. */
  file: string;
  variant: Variant;
}

const refuse = (file: string, problems: readonly string[]): void => {
  if (problems.length > 0) {
    throw new DocumentError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
};

const unknownProblems = (variant: Variant, known: readonly string[]): string[] =>
  enabledRemotes(variant)
    .filter(([id]) => !known.includes(id))
    .map(([id]) => `remotes.${id}: expected one of ${known.join(', ')}.`);

const missing = (file: string, place: string, { version, channel }: PartChoice): DocumentError => {
  const wanted =
    version === undefined
      ? `a version on the channel ‘${channel ?? 'stable'}’`
      : `the version ${version}`;
  return new DocumentError(`${file}: ${place}: expected ${wanted}, which is nowhere to be found.`);
};

/** Finds the build of every part that a variant wants. @throws DocumentError */
export const resolveParts = (
  { file, variant }: WantedParts,
  source: PartSource,
): { host: BuiltHost; remotes: ChosenRemote[] } => {
  refuse(file, variantProblems(variant));
  refuse(file, unknownProblems(variant, source.remoteIds()));
  const host = source.host(variant.host);
  if (host === null) throw missing(file, 'host', variant.host);
  const remotes = enabledRemotes(variant).map(([id, wanted]) => {
    const remote = source.remote(id, wanted);
    if (remote === null) throw missing(file, `remotes.${id}`, wanted);
    return { ...remote, id, wanted };
  });
  return { host, remotes };
};
