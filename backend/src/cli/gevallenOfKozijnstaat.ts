import type { Catalogus } from '@adviestool/contract/catalogus';
import {
  gevelvullingenSchema,
  projectGegevensSchema,
  type Project,
} from '@adviestool/contract/project';
import {
  GEEN_STANDAARDEN,
  standaardenSchema,
  type Standaarden,
} from '@adviestool/contract/standaarden';
import { catalogusfoutOf } from '@adviestool/domain/rekenen/parseAdviesInvoer';
import { invoerfoutTekst } from '@adviestool/domain/toelichting/invoerfoutTekst';
import type { DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import { planImport } from '@adviestool/kozijnstaten/planImport';
import type { RijPlan } from '@adviestool/kozijnstaten/planRij';
import type { GelezenKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { z } from 'zod';

import { oneLine } from '../watch/oneLine.ts';
import { parseJson, pathText, type Resultaat } from './jsonTekst.ts';

const projectSchema = z.object({
  projectGegevens: projectGegevensSchema,
  gevelvullingen: gevelvullingenSchema.default([]),
  standaarden: standaardenSchema.default(GEEN_STANDAARDEN),
});

/** A project with its standards, as the document of `--project` gives them. */
export interface ProjectDocument {
  project: Project;
  standaarden: Standaarden;
}

const asProject = ({
  projectGegevens,
  gevelvullingen,
}: Pick<Project, 'projectGegevens' | 'gevelvullingen'>): Project => ({
  id: 0,
  groupID: 0,
  version: null,
  projectGegevens,
  gevelvullingen,
  overig: {},
  spouwankersituaties: [],
  externalConnections: [],
  user: null,
  rechten: { wijzigen: false, beheren: false },
  created: '',
  changed: '',
  onleesbaar: false,
});

/** Reads `{projectGegevens, gevelvullingen?, standaarden?}`; a case of the advice is one too. */
export const projectOfJson = (naam: string, text: string): Resultaat<ProjectDocument> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const parsed = projectSchema.safeParse(json.value);
  if (parsed.success) {
    const { standaarden, ...rest } = parsed.data;
    return { success: true, value: { project: asProject(rest), standaarden } };
  }
  return {
    success: false,
    problemen: parsed.error.issues.map(({ path, message }) =>
      [naam, pathText(path), message].filter((part) => part !== '').join(': '),
    ),
  };
};

interface Basis extends ProjectDocument {
  catalogus: Catalogus;
  /** One answer for every row whose merk exists. */
  dubbel: DubbelKeuze | undefined;
  randomUuid: () => string;
}

const NIET_BIJ_TE_WERKEN =
  'Meer gevelvullingen hebben dit merk. Kies met --dubbel nieuw of overslaan wat er dan gebeurt.';

const ANDERS = (rij: number): string =>
  `Rij ${rij} heeft dit merk ook, met andere gegevens. Kies met --dubbel optellen, nieuw of overslaan wat er dan gebeurt.`;

/** Rows of another list: leaving them out would leave their gevelvullingen without an advice. */
const ANDERE_KOP = (rijen: readonly number[], kop: number): string =>
  `${rijen.length === 1 ? `Rij ${rijen[0]} hoort` : `Rijen ${rijen.join(', ')} horen`} bij de andere kopregel in rij ${kop}, en zijn niet gelezen. Zet die lijst op een eigen blad of in een eigen bestand.`;

const andereKoppenOf = ({ overgeslagen }: GelezenKozijnstaat): string[] => {
  const koppen = new Set(overgeslagen.flatMap(({ andereKop }) => andereKop ?? []));
  return [...koppen].map((kop) =>
    ANDERE_KOP(
      overgeslagen.filter(({ andereKop }) => andereKop === kop).map(({ rij }) => rij),
      kop,
    ),
  );
};

const foutenOf = (
  { kolommen, vragen }: GelezenKozijnstaat,
  regels: readonly RijPlan[],
): string[] => [
  ...vragen
    .filter(({ verplicht, antwoord }) => verplicht && antwoord === null)
    .map(
      ({ id, tekst, opties }) =>
        `${tekst} Antwoord met --antwoord ${id}=${opties.map(({ waarde }) => waarde).join('|')}`,
    ),
  ...regels.flatMap(({ rij, fouten }) =>
    fouten.map(({ kolom, veld, tekst }) => {
      const kop = kolommen.find((each) => each.kolom === kolom)?.kop ?? veld;
      return `Rij ${rij}, ${kop}: ${tekst}`;
    }),
  ),
];

const vraagOf = ({ rij, dubbel }: RijPlan): string =>
  `Rij ${rij}: ${dubbel?.waar === 'bestand' ? ANDERS(dubbel.bij ?? 0) : NIET_BIJ_TE_WERKEN}`;

/** Why a row of which the merk exists is no case, where that was answered for all. */
const weggelatenTekst = ({ rij, dubbel }: RijPlan): string =>
  `Rij ${rij} is overgeslagen: ${
    dubbel?.waar === 'bestand'
      ? `rij ${dubbel.bij ?? 0} heeft dit merk ook`
      : 'het project heeft dit merk al'
  }.`;

/** What is to be said of the rows beside their cases: which are none, and what is warned of in the others. */
const meldingenOf = (lijst: GelezenKozijnstaat, regels: readonly RijPlan[]): string[] => {
  const plannen = new Map(regels.map((regel) => [regel.rij, regel.waarschuwingen]));
  return [
    ...lijst.overgeslagen.map(
      ({ rij, reden, tekst }) => `Rij ${rij} is overgeslagen (${tekst}): ${reden}`,
    ),
    ...regels.filter(({ soort }) => soort === 'weggelaten').map(weggelatenTekst),
    ...lijst.rijen.flatMap(({ rij, waarschuwingen }) =>
      [...new Set([...waarschuwingen, ...(plannen.get(rij) ?? [])])].map(
        (waarschuwing) => `Rij ${rij}: Waarschuwing: ${waarschuwing}`,
      ),
    ),
  ].map(oneLine);
};

interface Gevallen {
  gevallen: unknown[];
  /** For who reads along: lines of Dutch. */
  meldingen: readonly string[];
}

/**
 * The cases that `pnpm advies` reads: each row as a gevelvulling in the project. Nothing when a question is
 * open, a cell is wrong, a row asks what it becomes or rows belong to another header.
 */
export const gevallenOfKozijnstaat = (
  lijst: GelezenKozijnstaat,
  { project, standaarden, catalogus, dubbel, randomUuid }: Basis,
): Resultaat<Gevallen> => {
  const andere = catalogusfoutOf(project.projectGegevens.catalogus, catalogus);
  const answers =
    dubbel === undefined ? {} : Object.fromEntries(lijst.rijen.map(({ rij }) => [rij, dubbel]));
  const { regels } = planImport(project, {
    gelezen: lijst,
    dubbel: answers,
    standaarden,
    catalogus,
    randomUuid,
    moment: new Date().toISOString(),
  });
  const fouten = [
    ...(andere === null ? [] : [invoerfoutTekst(andere)]),
    ...andereKoppenOf(lijst),
    ...foutenOf(lijst, regels),
  ];
  if (fouten.length > 0) return { success: false, problemen: fouten };
  const vragen = regels.filter(({ soort }) => soort === 'vraag').map(vraagOf);
  if (vragen.length > 0) return { success: false, problemen: vragen };
  return {
    success: true,
    value: {
      gevallen: regels.flatMap(({ gevelvulling }) =>
        gevelvulling === null
          ? []
          : [
              {
                titel: weergavenaam(gevelvulling),
                projectGegevens: project.projectGegevens,
                gevelvulling,
              },
            ],
      ),
      meldingen: meldingenOf(lijst, regels),
    },
  };
};
