import type { PartChoice, Variant, VariantRemote } from '@adviestool/contract/variant';

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

const EXACT_HOST = /^[0-9a-f]{8}$/;
const EXACT_REMOTE = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

const enabledRemotes = ({ remotes }: Variant): [string, VariantRemote][] =>
  Object.entries(remotes).filter(([, { enabled }]) => enabled);

/** What is wrong with how a variant names a version. */
const choiceProblem = (
  { version, channel }: PartChoice,
  { exact, isProduction }: { exact: RegExp; isProduction: boolean },
): string | null => {
  if (version !== undefined && channel !== undefined) {
    return 'expected a version or a channel, it has both.';
  }
  if (version !== undefined && !exact.test(version)) {
    return `expected an exact version or a channel, ‘${version}’ is neither.`;
  }
  if (!isProduction || version !== undefined) return null;
  const given = channel === undefined ? 'none' : `the channel ‘${channel}’`;
  return `expected an exact version, because environment.production is true; it has ${given}.`;
};

const refuseChoices = ({ file, variant }: WantedParts): void => {
  const { production: isProduction } = variant.environment;
  const wanted = [
    { place: 'host', choice: variant.host, exact: EXACT_HOST },
    ...enabledRemotes(variant).map(([id, choice]) => ({
      place: `remotes.${id}`,
      choice,
      exact: EXACT_REMOTE,
    })),
  ];
  const problems = wanted.flatMap(({ place, choice, exact }) => {
    const problem = choiceProblem(choice, { exact, isProduction });
    return problem === null ? [] : [`${file}: ${place}: ${problem}`];
  });
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
};

const refuseUnknown = ({ file, variant }: WantedParts, known: readonly string[]): void => {
  const problems = enabledRemotes(variant)
    .filter(([id]) => !known.includes(id))
    .map(([id]) => `${file}: remotes.${id}: expected one of ${known.join(', ')}.`);
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
};

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
  refuseChoices({ file, variant });
  refuseUnknown({ file, variant }, source.remoteIds());
  const host = source.host(variant.host);
  if (host === null) throw missing(file, 'host', variant.host);
  const remotes = enabledRemotes(variant).map(([id, wanted]) => {
    const remote = source.remote(id, wanted);
    if (remote === null) throw missing(file, `remotes.${id}`, wanted);
    return { ...remote, id, wanted };
  });
  return { host, remotes };
};
