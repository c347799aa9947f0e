import { readFileSync } from 'node:fs';

import { buildProject } from '@adviestool/contract/builders/buildProject';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { RAPPORT_INHOUD } from '@adviestool/contract/rapporten';

import type { RapportOpdracht } from '../rapporten/rapportOpdracht.ts';
import { demoGevelvullingen } from '../seed/demoProject.ts';

const FILE = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);
const CATALOGUS = catalogusSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

export const MOMENT = new Date('2026-11-22T13:05:09Z');

/** As many gevelvullingen as are asked for, of the three types in turn, each with its own size and id. */
export const manyGevelvullingen = (aantal: number): Gevelvulling[] => {
  const voorbeelden = demoGevelvullingen(MOMENT);
  return Array.from({ length: aantal }, (_leeg, index) => {
    const [eerste] = voorbeelden;
    const voorbeeld = voorbeelden[index % voorbeelden.length] ?? eerste;
    if (voorbeeld === undefined) throw new Error('There are demo gevelvullingen.');
    const { gevelvullingEnKaderData: kader } = voorbeeld;
    const breedte = (kader.breedte ?? 0) + 7 * index;
    const eigen = { ...kader, id: `g${index}`, merk: `M${index + 1}`, breedte };
    return { ...voorbeeld, gevelvullingEnKaderData: eigen };
  });
};

/** A report of these gevelvullingen on the example catalogue. */
export const buildRapportOpdracht = (
  gevelvullingen: readonly Gevelvulling[] = demoGevelvullingen(MOMENT),
  overrides: Partial<RapportOpdracht> = {},
): RapportOpdracht => {
  const project = buildProject({ gevelvullingen: [...gevelvullingen] });
  return {
    project: { ...project, changed: MOMENT.toISOString() },
    revisie: 12,
    gekozen: null,
    inhoud: RAPPORT_INHOUD,
    catalogus: CATALOGUS,
    catalogusNaam: { id: 'voorbeeld', versie: '2026-1' },
    leveranciers: { voorbeeld: 'Voorbeeld Bevestigingen' },
    programma: 'main-1',
    door: 'Jan de Vries',
    schrijver: 'Jan de Vries',
    siteOrigin: 'https://adviestool.example',
    op: MOMENT,
    logo: null,
    soort: 'rapport',
    bestandsnaam: 'advies.pdf',
    ...overrides,
  };
};
