import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';

import { tellIntussen } from './intussen.tsx';

const gevelvullingOf = (merk: string, breedte: number): Gevelvulling => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id: merk, merk, breedte },
  };
};

const revisie = (over: Partial<ProjectRevisie>): ProjectRevisie => ({
  revision: 2,
  op: '2026-11-21T10:00:00Z',
  door: { uid: 9, name: 'anna' },
  teruggezet_van: null,
  overgedragen: null,
  te_bekijken: true,
  gegevens: [],
  volgorde: false,
  aantallen: { toegevoegd: 0, gewijzigd: 1, verwijderd: 0 },
  gevelvullingen: [],
  ...over,
});

test('each gevelvulling that was to be fixed says who changed what, and what it comes to by now', async () => {
  const basis = buildProject();
  const toen = {
    ...basis,
    gevelvullingen: ['K01', 'K02', 'K03'].map((merk) => gevelvullingOf(merk, 4000)),
  };
  const nu = {
    ...basis,
    projectGegevens: { ...basis.projectGegevens, referentienummer: '24-019' },
    gevelvullingen: [
      gevelvullingOf('K01', 6000),
      gevelvullingOf('K02', 4000),
      gevelvullingOf('K03', 6000),
    ],
  };
  const revisies = [
    revisie({
      gevelvullingen: [
        {
          id: 'K01',
          merk: 'K01',
          soort: 'gewijzigd',
          velden: [{ pad: 'gevelvullingEnKaderData.breedte', voor: 4000, na: 6000 }],
        },
      ],
    }),
    revisie({
      revision: 1,
      door: { uid: 8, name: 'bart' },
      gegevens: [{ pad: 'referentienummer', voor: '2026-014', na: '24-019' }],
    }),
  ];
  const pager = { total_items: 2, total_pages: 1, current_page: 0, items_per_page: 20 };
  const host = buildHost({ api: buildTransport(() => ({ pager, revisies })) });

  render(await tellIntussen({ host, toen, nu, ids: new Set(['K01', 'K02']) }));

  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('bart heeft Referentienummer gewijzigd: 2026-014 → 24-019')).toBeTruthy();
  const k01 = within(alert.getByRole('region', { name: 'K01' }));
  const lines = k01.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^anna heeft Breedte gewijzigd: 4000\smm → 6000\smm$/);
  expect(lines.slice(1)).toContain('Nu: Aantal hoekankers onderzijde 11 (was 7)');
  // What still comes out so, and what was not to be fixed, needs no word.
  expect(alert.queryByRole('region', { name: 'K02' })).toBeNull();
  expect(alert.queryByRole('region', { name: 'K03' })).toBeNull();
});
