import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN } from '@adviestool/contract/zijde';

/** The sources that the entries of a catalogue name, and no other. */
const withBronnen = ({ bronnen, ...catalogus }: Catalogus): Catalogus => {
  if (bronnen === undefined) return catalogus;
  const producten = [
    ...catalogus.hoekankers,
    ...catalogus.bevestigingsmiddelenBouwkundig,
    ...catalogus.bevestigingsmiddelenHout,
  ];
  const genoemd = new Set([
    catalogus.ondergrondBron,
    ...producten.flatMap(({ bron, bronPerWaarde = {} }) => [bron, ...Object.values(bronPerWaarde)]),
  ]);
  const rest = Object.entries(bronnen).filter(([id]) => genoemd.has(id));
  return { ...catalogus, bronnen: Object.fromEntries(rest) };
};

/**
 * The part of a catalogue that these gevelvullingen use, as a catalogue; they come out of it as they do of the whole.
 * A catalogue has a hoekanker at least, so when none is used the first one stays.
 */
export const catalogusDeelOf = (
  catalogus: Catalogus,
  gevelvullingen: readonly Gevelvulling[],
): Catalogus => {
  const used = new Set<string>();
  for (const { productKeuze } of gevelvullingen) {
    for (const zijde of ZIJDEN) {
      const { hoekanker, bevestigingsmiddelen } = productKeuze[zijde];
      if (hoekanker !== null) used.add(hoekanker);
      for (const middel of bevestigingsmiddelen ?? []) used.add(middel);
    }
  }
  const isUsed = ({ id }: { id: string }): boolean => used.has(id);
  const hoekankers = catalogus.hoekankers.filter(isUsed);
  return withBronnen({
    ...catalogus,
    hoekankers: hoekankers.length === 0 ? catalogus.hoekankers.slice(0, 1) : hoekankers,
    bevestigingsmiddelenBouwkundig: catalogus.bevestigingsmiddelenBouwkundig.filter(isUsed),
    bevestigingsmiddelenHout: catalogus.bevestigingsmiddelenHout.filter(isUsed),
  });
};
