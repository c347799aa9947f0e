import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';

export interface GekozenProducten {
  hoekanker: Hoekanker | null;
  /** The fasteners, with how many of each a hoekanker takes; null without a hoekanker. */
  middelen: { naam: string; perHoekanker: number | null }[];
}

/** The products of one side, as far as the catalogue has them. */
export const gekozenProducten = (
  { hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  keuze: ZijdeProductKeuze,
): GekozenProducten => {
  const hoekanker = hoekankers.find(({ id }) => id === keuze.hoekanker) ?? null;
  const gekozen = (
    middelen: readonly { id: string; naam: string }[],
    perHoekanker: number | null,
  ): GekozenProducten['middelen'] =>
    middelen
      .filter(({ id }) => keuze.bevestigingsmiddelen?.includes(id) === true)
      .map(({ naam }) => ({ naam, perHoekanker }));
  return {
    hoekanker,
    middelen: [
      ...gekozen(bevestigingsmiddelenBouwkundig, hoekanker?.nBouw ?? null),
      ...gekozen(bevestigingsmiddelenHout, hoekanker?.nHout ?? null),
    ],
  };
};
