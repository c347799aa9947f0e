import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';

import { demoGevelvullingen } from '../seed/demoProject.ts';
import { MOMENT } from '../testing/buildRapportOpdracht.ts';
import { bestandsnaamOf, contentDisposition } from './bestandsnaamOf.ts';

const project = (projectNaam: string, referentienummer: string | null) => {
  const base = buildProject({ gevelvullingen: demoGevelvullingen(MOMENT) });
  return { ...base, projectGegevens: { ...base.projectGegevens, projectNaam, referentienummer } };
};

test.each([
  [undefined, 'DEMO-1 De Lindehof – alle – advies.pdf'],
  [['1f0a7c21'], 'DEMO-1 De Lindehof – K01 – advies.pdf'],
  [['1f0a7c21', 'a93c60d7'], 'DEMO-1 De Lindehof – 2 gevelvullingen – advies.pdf'],
])('the file of %j is called %s', (gevelvullingen, naam) => {
  const vraag = { soort: 'rapport', ...(gevelvullingen && { gevelvullingen }) } as const;
  expect(bestandsnaamOf(project('De Lindehof', 'DEMO-1'), vraag)).toBe(naam);
});

test('a name of a project never leads to another folder, nor ends the header', () => {
  const naam = bestandsnaamOf(project('../../etc/"passwd"\r\nX: 1', null), { soort: 'dossier' });
  expect(naam).toBe('.. .. etc passwd X 1 – alle – dossier.zip');
  expect(contentDisposition(naam)).toBe(
    `attachment; filename=".. .. etc passwd X 1 - alle - dossier.zip"; filename*=UTF-8''..%20..%20etc%20passwd%20X%201%20%E2%80%93%20alle%20%E2%80%93%20dossier.zip`,
  );
});
