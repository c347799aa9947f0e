import { applicableVelden, offeredWaarden, type RegisterVeld, type Vraag } from './register.ts';
import { readPad, withoutPaden, writePad } from './veldpad.ts';

/** The fields with a choice that is not offered. */
const refusedIn = ({ register, situatie }: Vraag, values: object): RegisterVeld[] =>
  register.velden.filter((veld) => {
    const value = readPad(values, veld.pad) ?? null;
    return (
      veld.soort === 'keuze' &&
      value !== null &&
      !offeredWaarden(veld, situatie).some((waarde) => waarde === value)
    );
  });

/** The values with what was chosen before, if anything was, in the place of choices that are not offered. */
export const keepOffered = (
  vraag: Vraag,
  values: Readonly<Record<string, unknown>>,
  before: object,
): Record<string, unknown> => {
  const kept = { ...values };
  for (const { pad } of refusedIn(vraag, values)) {
    const earlier = readPad(before, pad);
    if (earlier !== undefined) writePad(kept, pad, earlier);
  }
  return kept;
};

/**
 * Removes what no longer applies, and choices that are not offered, so that the form asks again: nothing
 * is kept hidden. What no field holds stays, for it is of a newer release.
 */
export const cleanVelden = <Values extends object>(vraag: Vraag, values: Values): Values => {
  const chosen = withoutPaden(
    values,
    refusedIn(vraag, values).map(({ pad }) => pad),
  );
  const applicable = new Set(applicableVelden(vraag, chosen));
  return withoutPaden(
    chosen,
    vraag.register.velden.filter((veld) => !applicable.has(veld)).map(({ pad }) => pad),
  );
};
