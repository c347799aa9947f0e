import type { Gevelvulling, KaderVeld } from '@adviestool/contract/gevelvulling';
import type { Project, ProjectVeld } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { typeBouwLabels } from '@adviestool/domain/toelichting/labels';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';
import type { Definition } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';

import { ingevuld, known, regelsOf } from './regel.ts';
import { teksten } from './teksten.ts';

/** What the report says of the project. */
export const projectRegels = (
  { projectGegevens: gegevens, user }: Project,
  advies: Advies,
): Definition[] => {
  const { typeBouw, windvormFactor } = gegevens;
  const anders = {
    ...(typeBouw !== null && {
      typeBouw: `${typeBouwLabels[typeBouw]} (${advies.gevolgklasse})`,
    }),
    ...(windvormFactor !== null && { windvormFactor: formatNumber(windvormFactor, 1) }),
  } satisfies Partial<Record<ProjectVeld, string>>;
  return known([
    ...regelsOf(PROJECT_REGISTER, gegevens, anders),
    {
      term: 'Opgesteld door',
      value: [user?.name, user?.company_name].filter(Boolean).join(', '),
    },
    { term: 'Referentiehoogte', value: ingevuld(advies.referentiehoogte, 'm') },
    { term: 'Stuwdruk', value: formatOutcome(advies.qp, 'kN/m²') },
    { term: 'Windbelasting', value: formatOutcome(advies.wk, 'kN/m²') },
    { term: 'Rekenwaarde wind', value: formatOutcome(advies.wd, 'kN/m²') },
  ]);
};

/** Said by the name, by the line of both sizes, or (the supplier, by an id) by the products. */
const ANDERS_GEZEGD = {
  gevelvullingType: null,
  merk: null,
  breedte: null,
  hoogte: null,
  leverancierBevestigingsmiddelen: null,
} as const satisfies Partial<Record<KaderVeld, null>>;

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
          : `${formatNumber(kader.breedte)} × ${formatOutcome(kader.hoogte, 'mm')}`,
    },
    ...regelsOf(KADER_REGISTER, kader, ANDERS_GEZEGD),
    { term: 'Oppervlakte', value: formatOutcome(advies.oppervlakte, 'm²') },
    { term: 'Gewicht', value: formatOutcome(advies.Gk, 'kN') },
    isOpgeslagen
      ? {
          term: 'Laatst opgeslagen',
          value: changed === undefined ? null : formatDateTime(new Date(changed)),
        }
      : { term: 'Opgeslagen', value: teksten.nietOpgeslagen },
  ]);
};
