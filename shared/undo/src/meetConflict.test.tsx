import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import type { Change } from '@adviestool/state/undoableChanges';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { meetConflict } from './meetConflict.tsx';

type Kader = Partial<Gevelvulling['gevelvullingEnKaderData']>;

const gevelvullingOf = (merk: string, kader: Kader = {}): Gevelvulling => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id: merk, merk, ...kader },
  };
};

const opened = buildProject({ gevelvullingen: [gevelvullingOf('K01'), gevelvullingOf('K02')] });

const withKader =
  (merk: string, kader: Kader): Change =>
  (project) => ({
    ...project,
    gevelvullingen: project.gevelvullingen.map((one) =>
      one.gevelvullingEnKaderData.merk === merk ? gevelvullingOf(merk, kader) : one,
    ),
  });

/** Who changed the breedte of K01 last. */
const REVISIES = {
  pager: { total_items: 1, total_pages: 1, current_page: 0, items_per_page: 20 },
  revisies: [
    {
      revision: 2,
      op: '2026-11-21T10:00:00Z',
      door: { uid: 9, name: 'Anna' },
      teruggezet_van: null,
      te_bekijken: true,
      gegevens: [],
      volgorde: false,
      aantallen: { toegevoegd: 0, gewijzigd: 1, verwijderd: 0 },
      gevelvullingen: [
        {
          id: 'K01',
          merk: 'K01',
          soort: 'gewijzigd',
          velden: [{ pad: 'gevelvullingEnKaderData.breedte', voor: 4000, na: 1300 }],
        },
      ],
    },
  ],
};

const host = buildHost({ api: buildTransport(() => REVISIES) });

const meet = (change: Change, elsewhere: Change | Project) => {
  const newest = typeof elsewhere === 'function' ? elsewhere(opened) : elsewhere;
  if (newest !== null) setActiveProject(newest, 'r2');
  return meetConflict({ host, projectId: opened.id }, change, opened);
};

afterEach(clearActiveProject);

test('a field that both changed is named with its gevelvulling and both values', async () => {
  const velden = await meet(
    withKader('K01', { breedte: 1200 }),
    withKader('K01', { breedte: 1300 }),
  );
  render(velden);
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^K01: Breedte: bij u 1200\smm, door Anna gewijzigd in 1300\smm$/,
  );
});

test.each([
  ['another field of it', withKader('K01', { hoogte: 1900 })],
  ['another gevelvulling', withKader('K02', { breedte: 1300 })],
  ['the same to the same', withKader('K01', { breedte: 1200 })],
])('who changed %s met nothing', async (_naam, elsewhere) => {
  const met = await meet(withKader('K01', { breedte: 1200 }), elsewhere);
  expect(met).toBe(false);
});

const withoutFirst: Change = (project) => ({
  ...project,
  gevelvullingen: project.gevelvullingen.slice(1),
});

test('where one removed what the other changed there are no values to choose from', async () => {
  const change = withKader('K01', { breedte: 1200 });
  expect(await meet(change, withoutFirst)).toBeNull();
  expect(await meet(withoutFirst, change)).toBeNull();
});

test('of another project, or one that cannot be read, nothing is compared', async () => {
  const change = withKader('K01', { breedte: 1200 });
  expect(await meet(change, { ...opened, id: opened.id + 1 })).toBeNull();
  expect(await meet(change, { ...opened, onleesbaar: true, gevelvullingen: [] })).toBeNull();
});
