import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/advies';
import { terreincategorieLabels, typeBouwLabels } from '@adviestool/domain/labels';
import { weergavenaam } from '@adviestool/domain/weergavenaam';
import type { Definition } from '@adviestool/ui/DefinitionList';
import {
  formatDateTime,
  formatNumber,
  formatQuantity,
  romanWindgebied,
} from '@adviestool/ui/format';

interface Regel {
  term: string;
  value: string | null;
}

const known = (regels: readonly Regel[]): Definition[] =>
  regels.filter(({ value }) => value !== null && value !== '');

const label = <Key extends string>(labels: Readonly<Record<Key, string>>, key: Key | null) =>
  key === null ? null : labels[key];

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
          : `${label(typeBouwLabels, gegevens.typeBouw)} (${advies.gevolgklasse})`,
    },
    {
      term: 'Windgebied',
      value: gegevens.windgebied === null ? null : romanWindgebied(gegevens.windgebied),
    },
    {
      term: 'Terreincategorie',
      value: label(terreincategorieLabels, gegevens.terreincategorie),
    },
    {
      term: 'Referentiehoogte',
      value: formatQuantity(advies.referentiehoogte, '0-3', 'm'),
    },
    {
      term: 'Windvormfactor',
      value: gegevens.windvormFactor === null ? null : formatNumber(gegevens.windvormFactor, 1),
    },
    { term: 'Stuwdruk', value: formatQuantity(advies.qp, 2, 'kN/m²') },
    { term: 'Windbelasting', value: formatQuantity(advies.wk, 2, 'kN/m²') },
    { term: 'Rekenwaarde wind', value: formatQuantity(advies.wd, 2, 'kN/m²') },
  ]);

const maat = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : formatQuantity(value, 0, 'mm');

/** What the report says of the gevelvulling. */
export const gevelvullingRegels = (gevelvulling: Gevelvulling, advies: Advies): Definition[] => {
  const { gevelvullingEnKaderData: kader, detailleringData: detaillering, changed } = gevelvulling;
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
    { term: 'Spouwlatbreedte', value: maat(detaillering.spouwlatbreedte) },
    { term: 'Stelruimte', value: maat(detaillering.stelruimte) },
    {
      term: 'Laatst opgeslagen',
      value: changed === undefined ? null : formatDateTime(new Date(changed)),
    },
  ]);
};
