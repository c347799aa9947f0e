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

interface Besteld {
  leverancier?: string | undefined;
  artikel?: string | undefined;
  prijs?: number | undefined;
  bronPerWaarde?: Record<string, string> | undefined;
}

const BESTELD: ReadonlySet<string> = new Set<keyof Besteld>(['leverancier', 'artikel', 'prijs']);

/** A product without what it costs and where: that is no business of who checks a report. */
const zonderBestellen = <Product extends Besteld>({
  leverancier: _leverancier,
  artikel: _artikel,
  prijs: _prijs,
  bronPerWaarde,
  ...product
}: Product) => ({
  ...product,
  ...(bronPerWaarde !== undefined && {
    bronPerWaarde: Object.fromEntries(
      Object.entries(bronPerWaarde).filter(([veld]) => !BESTELD.has(veld)),
    ),
  }),
});

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
  const { bevestigingsmiddelenBouwkundig: bouwkundig, bevestigingsmiddelenHout: hout } = catalogus;
  return withBronnen({
    ...catalogus,
    hoekankers: (hoekankers.length === 0 ? catalogus.hoekankers.slice(0, 1) : hoekankers).map(
      zonderBestellen,
    ),
    bevestigingsmiddelenBouwkundig: bouwkundig.filter(isUsed).map(zonderBestellen),
    bevestigingsmiddelenHout: hout.filter(isUsed).map(zonderBestellen),
  });
};
