import { windvormfactorVanGevel, type Windvormfactor } from '@adviestool/contract/windvormfactoren';

/**
 * The name of a facade without a factor of its own, in a project where others have one: it may be a slip of one of
 * theirs. Null: it has one, or none has.
 */
export const gevelZonderFactor = (
  windvormfactoren: readonly Windvormfactor[] | null | undefined,
  gevel: string | null | undefined,
): string | null =>
  windvormfactoren?.length && windvormfactorVanGevel(windvormfactoren, gevel) === null
    ? gevel?.trim() || null
    : null;
