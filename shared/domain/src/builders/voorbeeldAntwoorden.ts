import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import type { Inzage } from '@adviestool/contract/inzage';
import { projectDataSchema } from '@adviestool/contract/projectData';
import { projectToBody } from '@adviestool/contract/projectRecord';

import { voorbeeldproject } from '../voorbeeld/voorbeeldproject.ts';

const MOMENT = '2026-01-01T08:00:00Z';

const project = voorbeeldproject(buildCatalogus(), MOMENT);

/** The example project as a backend would answer it, with the products and advices of `buildCatalogus`. */
export const voorbeeldRecord = buildProjectRecord({
  ...projectToBody(project, '1.0.0'),
  id: 1,
  created: MOMENT,
  changed: MOMENT,
  rechten: { wijzigen: true, beheren: true, opDeBouw: true },
});

/** The same as who has a link gets it. */
export const voorbeeldInzage: Inzage = {
  bedrijf: 'Voorbeeldbedrijf',
  verloopt: '2100-01-01T08:00:00Z',
  gewijzigd: MOMENT,
  project: { ...projectDataSchema.strip().parse(voorbeeldRecord), name: voorbeeldRecord.name },
  gevelvullingen: project.gevelvullingen,
};

/** What stands in an address of the example: its first gevelvulling. */
export const VOORBEELD_GEVELVULLING_ID =
  project.gevelvullingen[0]?.gevelvullingEnKaderData.id ?? '';
