import type { PartChoice, Variant, VariantRemote } from '@adviestool/contract/variant';

const EXACT_HOST = /^[0-9a-f]{8}$/;
/** The version of a remote, which is also the name of its folder: no part of a path beside it. */
export const EXACT_REMOTE = /^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$/;

/** The remotes of a variant that are switched on, with their ids. */
export const enabledRemotes = ({ remotes }: Variant): [string, VariantRemote][] =>
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

const choiceProblems = (variant: Variant): string[] => {
  const { production: isProduction } = variant.environment;
  const wanted = [
    { place: 'host', choice: variant.host, exact: EXACT_HOST },
    ...enabledRemotes(variant).map(([id, choice]) => ({
      place: `remotes.${id}`,
      choice,
      exact: EXACT_REMOTE,
    })),
  ];
  return wanted.flatMap(({ place, choice, exact }) => {
    const problem = choiceProblem(choice, { exact, isProduction });
    return problem === null ? [] : [`${place}: ${problem}`];
  });
};

/** What a variant says that does not go together, by its path in the document. */
export const variantProblems = (variant: Variant): string[] => {
  const { usesCookies, branding, fastenerSuppliers, analytics } = variant;
  return [
    ...choiceProblems(variant),
    ...(usesCookies && branding.cookies === undefined
      ? ['branding.cookies: expected a link, because usesCookies is true; it has none.']
      : []),
    ...(analytics !== null && !usesCookies
      ? ['usesCookies: expected true, because analytics asks for consent; it is false.']
      : []),
    ...(fastenerSuppliers.enabled && Object.keys(fastenerSuppliers.options).length === 0
      ? ['fastenerSuppliers.options: expected a supplier, because enabled is true; it has none.']
      : []),
  ];
};
