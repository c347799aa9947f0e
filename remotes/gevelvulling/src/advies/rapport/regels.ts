import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/advies';
import {
  terreincategorieLabels,
  typeBouwLabels,
  windgebiedLabels,
} from '@adviestool/domain/labels';
import { weergavenaam } from '@adviestool/domain/weergavenaam';
import type { Definition } from '@adviestool/ui/DefinitionList';
import { formatDateTime, formatNumber, formatQuantity } from '@adviestool/ui/format';

import { ingevuld, known, labelOf } from './regel.ts';
import { teksten } from './teksten.ts';

/** What the report says of the project. */
export const projectRegels = (
  { projectGegevens: gegevens, user }: Project,
  advies: Advies,
): Definition[] =>
  known([
    { term: 'Project', value: gegevens.projectNaam },
    { term: 'Referentienummer', value: gegevens.referentienummer },
    {
      term: 'Werkadres',
      value: [gegevens.werkadres, gegevens.plaatsWerkadres].filter(Boolean).join(', '),
    },
    {
      term: 'Opgesteld door',
      value: [user?.name, user?.company_name].filter(Boolean).join(', '),
    },
    {
      term: 'Type bouw',
      value:
        gegevens.typeBouw === null
          ? null
          : `${labelOf(typeBouwLabels, gegevens.typeBouw)} (${advies.gevolgklasse})`,
    },
    {
      term: 'Windgebied',
      value: labelOf(windgebiedLabels, gegevens.windgebied),
    },
    {
      term: 'Terreincategorie',
      value: labelOf(terreincategorieLabels, gegevens.terreincategorie),
    },
    { term: 'Gebouwhoogte', value: ingevuld(gegevens.gebouwhoogte, 'm') },
    { term: 'Referentiehoogte', value: ingevuld(advies.referentiehoogte, 'm') },
    {
      term: 'Windvormfactor',
      value: gegevens.windvormFactor === null ? null : formatNumber(gegevens.windvormFactor, 1),
    },
    { term: 'Stuwdruk', value: formatQuantity(advies.qp, 2, 'kN/m²') },
    { term: 'Windbelasting', value: formatQuantity(advies.wk, 2, 'kN/m²') },
    { term: 'Rekenwaarde wind', value: formatQuantity(advies.wd, 2, 'kN/m²') },
  ]);

/** What the report says of the gevelvulling. */
export const gevelvullingRegels = (
  gevelvulling: Gevelvulling,
  isOpgeslagen: boolean,
  advies: Advies,
): Definition[] => {
  const { gevelvullingEnKaderData: kader, changed } = gevelvulling;
  return known([
    { term: 'Gevelvulling', value: weergavenaam(gevelvulling) },
    {
      term: 'Breedte × hoogte',
      value:
        kader.breedte === null || kader.hoogte === null
          ? null
          : `${formatNumber(kader.breedte)} × ${formatQuantity(kader.hoogte, 0, 'mm')}`,
    },
    { term: 'Aantal', value: kader.aantal === null ? null : formatNumber(kader.aantal) },
    { term: 'Oppervlakte', value: formatQuantity(advies.oppervlakte, 2, 'm²') },
    { term: 'Gewicht', value: formatQuantity(advies.Gk, 2, 'kN') },
    isOpgeslagen
      ? {
          term: 'Laatst opgeslagen',
          value: changed === undefined ? null : formatDateTime(new Date(changed)),
        }
      : { term: 'Opgeslagen', value: teksten.nietOpgeslagen },
  ]);
};
