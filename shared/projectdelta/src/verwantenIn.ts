import type { Register } from '@adviestool/domain/velden/register';

/** For each field of a registry those that it asks for, and those that ask for it. */
export const verwantenIn = (
  { velden }: Register,
  groep: string,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const add = (van: string, naar: string): void => {
    const pad = `${groep}.${van}`;
    found.set(pad, [...(found.get(pad) ?? []), `${groep}.${naar}`]);
  };
  for (const { naam, wanneer = [] } of velden) {
    for (const eis of wanneer) {
      if (!('veld' in eis)) continue;
      add(naam, eis.veld);
      add(eis.veld, naam);
    }
  }
  return found;
};
