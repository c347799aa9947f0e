import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import { fetchBestellingen } from '@adviestool/contract/calls/bestellingen';
import { fetchCatalogusLijst } from '@adviestool/contract/calls/catalogusLijst';
import { fetchProjectRevisie, fetchProjectRevisies } from '@adviestool/contract/calls/geschiedenis';
import { fetchGroepInstellingen } from '@adviestool/contract/calls/groepInstellingen';
import { fetchInzageLinks } from '@adviestool/contract/calls/inzageLinks';
import { fetchCollegas } from '@adviestool/contract/calls/overdragen';
import { fetchProject, fetchProjects } from '@adviestool/contract/calls/projecten';
import { fetchProjectRapporten } from '@adviestool/contract/calls/projectRapporten';
import { fetchProjectStandaarden } from '@adviestool/contract/calls/standaarden';
import { fetchVergelijking } from '@adviestool/contract/calls/vergelijking';
import { fetchDeletedProjects } from '@adviestool/contract/calls/verwijderdeProjecten';
import { fetchStand } from '@adviestool/contract/calls/volgen';
import { projectWithRevisiesSchema } from '@adviestool/contract/projectWithRevisies';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import { voorbeeldRecord } from '@adviestool/domain/builders/voorbeeldAntwoorden';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

import { buildRevisie } from './builders/buildRevisie.ts';

const { gevelvullingen_json: _gevelvullingen, ...zonderGevelvullingen } = voorbeeldRecord;
const { id: _id, group_id: _group, ...inhoud } = voorbeeldRecord;

const pager = { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 20 };

const eerste = buildRevisie({
  revision: 1,
  op: voorbeeldRecord.created,
  door: { uid: 1, name: 'Proef' },
});

/** How its pages are looked at before a release is switched to; those of others have its project too. */
export const smoke: SmokeDefinition = {
  params: { type: 'kozijn' },
  answers: {
    ...sampleAnswer(fetchProjects, {
      pager,
      bereik: 'eigen',
      projects: { full: [{ ...zonderGevelvullingen, samenvatting: null }] },
    }),
    ...sampleAnswer(
      { ...fetchProject, answer: projectWithRevisiesSchema },
      { ...voorbeeldRecord, revisies: {}, gegevens_revision: 'r1' },
    ),
    ...sampleAnswer(fetchDeletedProjects, { projecten: [] }),
    ...sampleAnswer(fetchProjectRevisies, { pager, revisies: [eerste] }),
    ...sampleAnswer(fetchProjectRevisie, { ...eerste, project: inhoud }),
    ...sampleAnswer(fetchVergelijking, {
      toen: { revision: 1, op: eerste.op, door: eerste.door },
      nu: 1,
      project: inhoud,
      laatste: [],
      revisies: [],
      standaarden: null,
    }),
    ...sampleAnswer(fetchStand, { revision: 'r1', aanwezig: [] }),
    ...sampleAnswer(fetchProjectStandaarden, GEEN_STANDAARDEN),
    ...sampleAnswer(fetchProjectRapporten, { rapporten: [] }),
    ...sampleAnswer(fetchBestellingen, { bestellingen: [] }),
    ...sampleAnswer(fetchInzageLinks, { links: [] }),
    ...sampleAnswer(fetchCollegas, { collegas: [] }),
    ...sampleAnswer(fetchGroepInstellingen, { zichtbaarheid: 'eigen' }),
    ...sampleAnswer(fetchCatalogusLijst, { catalogi: [] }),
  },
};
