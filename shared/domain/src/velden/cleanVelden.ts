import { applicableVelden, offeredWaarden, type RegisterVeld, type Vraag } from './register.ts';
import { readPad, withoutPaden, writePad } from './veldpad.ts';

/*
 * Of a gevelvulling whose variant is still open it is not known which question is asked; what one of them may ask,
 * stays. They are all of one registry.
 */

const veldenOf = (vragen: readonly Vraag[]): Set<RegisterVeld> =>
  new Set(vragen.flatMap(({ register }) => register.velden));

/** The fields with a choice that none of the questions offers. */
const refusedIn = (vragen: readonly Vraag[], values: object): RegisterVeld[] =>
  [...veldenOf(vragen)].filter((veld) => {
    const value = readPad(values, veld.pad) ?? null;
    return (
      veld.soort === 'keuze' &&
      value !== null &&
      !vragen
        .flatMap(({ situatie }) => offeredWaarden(veld, situatie))
        .some((waarde) => waarde === value)
    );
  });

/** The values with what was chosen before, if anything was, in the place of choices that are not offered. */
export const keepOffered = (
  vragen: readonly Vraag[],
  values: Readonly<Record<string, unknown>>,
  before: object,
): Record<string, unknown> => {
  const kept = { ...values };
  for (const { pad } of refusedIn(vragen, values)) {
    const earlier = readPad(before, pad);
    if (earlier !== undefined) writePad(kept, pad, earlier);
  }
  return kept;
};

/**
 * Removes what no longer applies, and choices that are not offered, so that the form asks again: nothing
 * is kept hidden. What no field holds stays, for it is of a newer release.
 */
export const cleanVelden = <Values extends object>(
  vragen: readonly Vraag[],
  values: Values,
): Values => {
  const chosen = withoutPaden(
    values,
    refusedIn(vragen, values).map(({ pad }) => pad),
  );
  const applicable = new Set(vragen.flatMap((vraag) => applicableVelden(vraag, chosen)));
  return withoutPaden(
    chosen,
    [...veldenOf(vragen)].filter((veld) => !applicable.has(veld)).map(({ pad }) => pad),
  );
};
