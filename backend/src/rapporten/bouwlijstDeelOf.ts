import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { bouwlijstTeksten } from '@adviestool/domain/bouwlijst/bouwlijstTeksten';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { leverancierNaam } from '@adviestool/domain/velden/namen';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { bouwlijstLetOp } from './bouwlijstLetOp.ts';
import type { RapportBouwlijst } from './rapportGegevens.ts';
import { setText } from './setText.ts';

const telling = (aantal: number | null): string =>
  aantal === null ? adviesTeksten.geen : formatNumber(aantal);

/** What is to be ordered for the gevelvullingen of the report, and what its reader must know of that. */
export const bouwlijstDeelOf = ({
  leveranciers,
  ...invoer
}: {
  projectGegevens: ProjectGegevens;
  gevelvullingen: readonly Gevelvulling[];
  catalogus: Catalogus;
  leveranciers: Readonly<Record<string, string>>;
  /** ISO date: whether a source has expired. */
  vandaag: string;
}): RapportBouwlijst => {
  const lijst = bouwlijst(invoer);
  const naamVan = (id: string | null): string =>
    id === null ? adviesTeksten.geen : leverancierNaam(leveranciers, id);
  return {
    regels: lijst.totalen.map(({ id, naam, soort, leverancier, ...aantallen }) => [
      setText(id),
      setText(naam),
      bouwlijstTeksten.soort[soort],
      setText(naamVan(leverancier)),
      telling(aantallen.aantal),
      telling(aantallen.verpakking),
      telling(aantallen.verpakkingen),
    ]),
    letOp: bouwlijstLetOp(lijst, invoer.gevelvullingen),
  };
};
