import { applicableVelden, offeredWaarden, type Vraag } from './register.ts';
import { readPad, withoutPaden } from './veldpad.ts';

/**
 * Removes what no longer applies, and choices that are not offered, so that the form asks again: nothing
 * is kept hidden. What no field holds stays, for it is of a newer release.
 */
export const cleanVelden = <Values extends object>(vraag: Vraag, values: Values): Values => {
  const { velden } = vraag.register;
  const refused = velden.filter((veld) => {
    const value = readPad(values, veld.pad) ?? null;
    return (
      veld.soort === 'keuze' &&
      value !== null &&
      !offeredWaarden(veld, vraag.situatie).some((waarde) => waarde === value)
    );
  });
  const chosen = withoutPaden(
    values,
    refused.map(({ pad }) => pad),
  );
  const applicable = new Set(applicableVelden(vraag, chosen));
  return withoutPaden(
    chosen,
    velden.filter((veld) => !applicable.has(veld)).map(({ pad }) => pad),
  );
};
