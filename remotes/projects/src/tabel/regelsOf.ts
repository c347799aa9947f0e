import {
  groepNaam,
  plaatsGroepen,
  type Groepering,
} from '@adviestool/domain/toelichting/plaatsGroepen';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

/** The head of the rows in one place. */
export interface GroepRegel {
  soort: 'groep';
  /** Among those of the rows. */
  id: string;
  naam: string;
  aantal: number;
  hoekankers: number;
  /** How many of them are not ready, do not comply, came out otherwise or are warned of. */
  aandacht: number;
  isDicht: boolean;
}

/** A line of the table. */
export type TabelRegel = GroepRegel | { soort: 'rij'; id: string; rij: GevelvullingRij };

const vraagtAandacht = ({ toestand, voldoet, waarschuwingen }: GevelvullingRij): boolean =>
  (toestand !== 'adviesGereed' && toestand !== 'vastgesteld') ||
  voldoet !== true ||
  waarschuwingen > 0;

const rijRegel = (rij: GevelvullingRij): TabelRegel => ({ soort: 'rij', id: rij.id, rij });

/**
 * The lines of the table: the rows by the place that they are in, each under the head of its group.
 * @param dicht the ids of the groups that are folded
 */
export const regelsOf = (
  rijen: readonly GevelvullingRij[],
  groepering: Groepering | null,
  dicht: ReadonlySet<string>,
): TabelRegel[] => {
  if (groepering === null) return rijen.map(rijRegel);
  return plaatsGroepen(rijen, (rij) => rij[groepering]).flatMap(({ sleutel, naam, items }) => {
    const id = `groep ${groepering} ${sleutel}`;
    const isDicht = dicht.has(id);
    const groep: GroepRegel = {
      soort: 'groep',
      id,
      naam: groepNaam(groepering, naam),
      aantal: items.length,
      hoekankers: items.reduce((som, rij) => som + (rij.totaalHoekankers ?? 0), 0),
      aandacht: items.filter(vraagtAandacht).length,
      isDicht,
    };
    return [groep, ...(isDicht ? [] : items.map(rijRegel))];
  });
};
