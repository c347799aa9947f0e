import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectRecordSchema, type Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { adviesFor, type Advies, type ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { middelenPerHoekanker } from '@adviestool/domain/productkeuze/gekozenProducten';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { isAdviesCompleet } from '@adviestool/domain/vaststellen/toestand';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';

import { oneLine } from '../watch/oneLine.ts';
import { projectOfJson } from './gevallenOfKozijnstaat.ts';
import { failed, parseJson, type Resultaat } from './jsonTekst.ts';

/** A file of the folder, or why it cannot be read. */
interface Projectbestand {
  naam: string;
  text: Resultaat<string>;
}

interface Paar {
  oud: Catalogus;
  nieuw: Catalogus;
}

type DiffProject = Pick<Project, 'projectGegevens' | 'gevelvullingen'>;

const GEEN = 'geen';

const readProject = (naam: string, text: string): Resultaat<DiffProject> => {
  const json = parseJson(naam, text);
  if (!json.success) return json;
  const record = projectRecordSchema.safeParse(json.value);
  if (!record.success) {
    // With a list of another name it would be a project of none.
    if (fieldOf(json.value, 'gevelvullingen') === undefined) {
      return failed(naam, 'gevelvullingen: Dit veld is verplicht.');
    }
    const found = projectOfJson(naam, text);
    return found.success ? { success: true, value: found.value.project } : found;
  }
  const project = projectFromRecord(record.data);
  return project.onleesbaar
    ? failed(naam, 'De gevelvullingen kunnen niet worden gelezen.')
    : { success: true, value: project };
};

/** A side by one of the catalogues. */
interface Kant {
  advies: ZijdeAdvies | undefined;
  /** Of a hoekanker. */
  middelen: string;
}

/** What a side comes to, as pairs of a name and how it is written. */
const uitkomstOf = ({ advies, middelen }: Kant): readonly [string, string][] => [
  ['hoekankers', String(advies?.gekozen ?? advies?.geadviseerd ?? GEEN)],
  ['bevestigingsmiddelen per hoekanker', middelen || GEEN],
  ['h.o.h. mm', String(advies?.hartOpHart ?? GEEN)],
  [
    'unity check',
    advies === undefined || advies.unityCheck === null ? GEEN : formatUnityCheck(advies.unityCheck),
  ],
  ['oordeel', advies === undefined ? GEEN : adviesTeksten.status[advies.status].toLowerCase()],
];

const zijdeRegel = (zijde: Zijde, oud: Kant, nieuw: Kant): string | null => {
  const na = new Map(uitkomstOf(nieuw));
  const changed = uitkomstOf(oud).flatMap(([wat, was]) => {
    const wordt = na.get(wat) ?? GEEN;
    return was === wordt ? [] : [`${wat} ${was} → ${wordt}`];
  });
  return changed.length === 0 ? null : `${zijde}: ${changed.join(', ')}`;
};

/** Per side what comes out otherwise; null: neither catalogue gives a complete advice, for something is missing. */
const verschilOf = (
  { oud, nieuw }: Paar,
  { projectGegevens }: DiffProject,
  gevelvulling: Gevelvulling,
): string[] | null => {
  const adviesMet = (catalogus: Catalogus): Advies | null => {
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    return isAdviesCompleet(gevelvulling, advies) ? advies : null;
  };
  const [voor, na] = [adviesMet(oud), adviesMet(nieuw)];
  if (voor === null && na === null) return null;
  const kantVan = (catalogus: Catalogus, advies: Advies | null, zijde: Zijde): Kant => ({
    advies: advies?.zijden[zijde],
    middelen: advies?.zijden[zijde] ? middelenPerHoekanker(catalogus, gevelvulling, zijde) : '',
  });
  return ZIJDEN.flatMap((zijde) => {
    const regel = zijdeRegel(zijde, kantVan(oud, voor, zijde), kantVan(nieuw, na, zijde));
    return regel === null ? [] : [regel];
  });
};

/**
 * Which advices come out otherwise with another catalogue: of each gevelvulling, per side, old → new. A
 * project that names a version stays with it.
 */
export const catalogusDiff = (
  paar: Paar,
  bestanden: readonly Projectbestand[],
): Resultaat<readonly string[]> => {
  const regels: string[] = [];
  const problemen: string[] = [];
  let adviezen = 0;
  let nietBerekend = 0;
  let gewijzigd = 0;
  for (const { naam, text } of bestanden) {
    const project = text.success ? readProject(naam, text.value) : text;
    if (!project.success) {
      problemen.push(...project.problemen);
      continue;
    }
    const { catalogus } = project.value.projectGegevens;
    if (catalogus) {
      regels.push(`${naam}: rekent met ${catalogus.id} ${catalogus.versie} en wijzigt niet.`);
      continue;
    }
    for (const gevelvulling of project.value.gevelvullingen) {
      const verschil = verschilOf(paar, project.value, gevelvulling);
      const wat = oneLine(`${naam}: ${weergavenaam(gevelvulling)}`);
      if (verschil === null) {
        nietBerekend += 1;
        regels.push(`${wat}: niet berekend, er ontbreken gegevens.`);
        continue;
      }
      adviezen += 1;
      if (verschil.length === 0) continue;
      gewijzigd += 1;
      regels.push(wat, ...verschil.map((regel) => `  ${regel}`));
    }
  }
  if (problemen.length > 0) return { success: false, problemen };
  const projecten = `${bestanden.length} ${bestanden.length === 1 ? 'project' : 'projecten'}`;
  const rest = nietBerekend === 0 ? '' : ` ${nietBerekend} niet berekend.`;
  return {
    success: true,
    value: [...regels, `${gewijzigd} van ${adviezen} adviezen wijzigen, in ${projecten}.${rest}`],
  };
};
