import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';

export interface GekozenProducten {
  hoekanker: Hoekanker | null;
  /** Names of the fasteners. */
  middelen: string[];
}

/** The products of one side, as far as the catalogue has them. */
export const gekozenProducten = (
  { hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  keuze: ZijdeProductKeuze,
): GekozenProducten => ({
  hoekanker: hoekankers.find(({ id }) => id === keuze.hoekanker) ?? null,
  middelen: [...bevestigingsmiddelenBouwkundig, ...bevestigingsmiddelenHout]
    .filter(({ id }) => keuze.bevestigingsmiddelen?.includes(id) === true)
    .map(({ naam }) => naam),
});
