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
import type { DubbelKeuze } from '@adviestool/kozijnstaten/dubbelen';
import { planImport, type RijPlan } from '@adviestool/kozijnstaten/planImport';
import type { GelezenKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { z } from 'zod';

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

const foutenOf = ({ kolommen, rijen, vragen }: GelezenKozijnstaat): string[] => [
  ...vragen
    .filter(({ verplicht, antwoord }) => verplicht && antwoord === null)
    .map(
      ({ id, tekst, opties }) =>
        `${tekst} Antwoord met --antwoord ${id}=${opties.map(({ waarde }) => waarde).join('|')}`,
    ),
  ...rijen.flatMap(({ rij, fouten }) =>
    fouten.map(({ kolom, veld, tekst }) => {
      const kop = kolommen.find((each) => each.kolom === kolom)?.kop ?? veld;
      return `Rij ${rij}, ${kop}: ${tekst}`;
    }),
  ),
];

const vraagOf = ({ rij, dubbel }: RijPlan): string =>
  `Rij ${rij}: ${dubbel?.waar === 'bestand' ? ANDERS(dubbel.bij ?? 0) : NIET_BIJ_TE_WERKEN}`;

/**
 * The cases that `pnpm advies` reads: each row as a gevelvulling in the project. Nothing when a question is
 * open, a cell is wrong or a row asks what it becomes.
 */
export const gevallenOfKozijnstaat = (
  lijst: GelezenKozijnstaat,
  { project, standaarden, catalogus, dubbel, randomUuid }: Basis,
): Resultaat<unknown[]> => {
  const fouten = foutenOf(lijst);
  if (fouten.length > 0) return { success: false, problemen: fouten };
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
  const vragen = regels.filter(({ soort }) => soort === 'vraag').map(vraagOf);
  if (vragen.length > 0) return { success: false, problemen: vragen };
  return {
    success: true,
    value: regels.flatMap(({ gevelvulling }) =>
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
  };
};
