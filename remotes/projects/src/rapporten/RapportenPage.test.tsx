import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ProjectRapport } from '@adviestool/contract/rapporten';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { screen, within } from '@testing-library/react';

import page from './page.tsx';

const KLAAR: ProjectRapport = {
  id: 'r1',
  soort: 'rapport',
  heelProject: true,
  stand: 'klaar',
  gedaan: 300,
  totaal: 300,
  melding: null,
  door: 'Anna',
  moment: '2026-11-20T09:15:00Z',
  tot: '2026-12-20T09:15:00Z',
  inhoud: ['samenvatting', 'bouwlijst'],
  bytes: 6_899_536,
  paginas: 621,
  sha256: 'ab',
};

const open = async (rapporten: readonly ProjectRapport[], meer?: true) => {
  const host = buildHost({ api: buildTransport(() => ({ rapporten, meer })) });
  renderPage(page(host), {
    path: '/project/:projectId/rapporten',
    url: '/project/7/rapporten',
  });
  await screen.findByRole('heading', { name: 'Rapporten' });
};

test('each report says who asked, when, of what, how large it is and until when it is kept', async () => {
  await open([KLAAR]);
  const row = screen.getByRole('row', { name: /Anna/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Openen',
    'Rapport: alle 300 gevelvullingen, alleen samenvatting en bouwlijst',
    'Anna',
    "6,9\u00A0MB621 pagina's",
    '20 december 2026',
  ]);
  const link = within(row).getByRole('link', { name: /^Openen, gevraagd op 20 november 2026/ });
  expect(link.getAttribute('href')).toContain('/project/7/rapporten/r1/bestand?tonen=1');
});

test('it says that there are older ones than it lists', async () => {
  await open([KLAAR], true);
  expect(screen.getByText(/^Hier staan de nieuwste 1\. Er zijn oudere rapporten/)).toBeTruthy();
});

test('one that is on its way says how far it is, and one that failed says why', async () => {
  const half = { ...KLAAR, heelProject: false, totaal: 12, bytes: null };
  await open([
    { ...half, id: 'r2', stand: 'bezig', gedaan: 5 },
    { ...half, id: 'r3', stand: 'wacht', gedaan: 0 },
    { ...half, id: 'r4', stand: 'mislukt', melding: 'Het rapport werd te groot.' },
  ]);
  expect(screen.getByText('5 van 12 gedaan')).toBeTruthy();
  expect(screen.getByText('Wacht op zijn beurt')).toBeTruthy();
  expect(screen.getByText('Het rapport werd te groot.')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: /^Openen/ })).toEqual([]);
});

test('without one it says how to make the first', async () => {
  await open([]);
  expect(screen.getByText('Dit project heeft nog geen rapporten.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar project' }).getAttribute('href')).toBe(
    '/project/7',
  );
});
