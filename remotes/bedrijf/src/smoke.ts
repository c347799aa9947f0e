import { sampleAnswer } from '@adviestool/contract/builders/sampleAnswer';
import { fetchArchief } from '@adviestool/contract/calls/archief';
import { fetchBedrijf } from '@adviestool/contract/calls/bedrijf';
import { fetchBedrijfslogin } from '@adviestool/contract/calls/bedrijfslogin';
import { fetchCatalogusGevolgen } from '@adviestool/contract/calls/catalogusGevolgen';
import { fetchCatalogusLijst } from '@adviestool/contract/calls/catalogusLijst';
import { fetchGebeurtenissen } from '@adviestool/contract/calls/gebeurtenissen';
import { fetchGebruik } from '@adviestool/contract/calls/gebruik';
import { fetchGroepInstellingen } from '@adviestool/contract/calls/groepInstellingen';
import { fetchGroepInzageLinks } from '@adviestool/contract/calls/inzageLinks';
import { fetchLeden } from '@adviestool/contract/calls/leden';
import { fetchOnderdelen } from '@adviestool/contract/calls/onderdelen';
import { fetchGroupStandaarden } from '@adviestool/contract/calls/standaarden';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import type { SmokeDefinition } from '@adviestool/federation/smoke/smokeDefinition';

const MOMENT = '2026-01-01T08:00:00Z';
const nietsGebruikt = { bytes: 0, projecten: 0 };

/** How its pages are looked at before a release is switched to. */
export const smoke: SmokeDefinition = {
  params: { type: 'kozijn' },
  answers: {
    ...sampleAnswer(fetchBedrijf, { naam: 'Voorbeeldbedrijf', catalogus: null, logo: null }),
    ...sampleAnswer(fetchGroepInstellingen, { zichtbaarheid: 'eigen' }),
    ...sampleAnswer(fetchLeden, { leden: [], uitnodigingen: [], mailserver: true }),
    ...sampleAnswer(fetchArchief, { archief: null }),
    ...sampleAnswer(fetchGroupStandaarden, GEEN_STANDAARDEN),
    ...sampleAnswer(fetchCatalogusLijst, {
      catalogi: [
        { id: 'voorbeeld', versie: '2', in_gebruik: true },
        { id: 'voorbeeld', versie: '1', in_gebruik: false },
      ],
    }),
    ...sampleAnswer(fetchCatalogusGevolgen, {
      pager: { current_page: 0, total_items: 0, total_pages: 0, items_per_page: 20 },
      projecten: [],
    }),
    ...sampleAnswer(fetchGroepInzageLinks, { links: [] }),
    ...sampleAnswer(fetchGebruik, {
      gebruik: nietsGebruikt,
      quota: {
        group: { bytes: 1, projecten: 1 },
        user: { bytes: 1, projecten: 1 },
        project: 1,
      },
      leden: [],
    }),
    ...sampleAnswer(fetchBedrijfslogin, {
      bedrijfslogin: null,
      terugadres: 'https://adviestool.example/terug',
      isErmeeIngelogd: false,
    }),
    ...sampleAnswer(fetchOnderdelen, { varianten: [], storingenSinds: MOMENT }),
    ...sampleAnswer(fetchGebeurtenissen, {
      gebeurtenissen: [],
      volgende: null,
      personen: [],
      dagen: 365,
    }),
  },
};
