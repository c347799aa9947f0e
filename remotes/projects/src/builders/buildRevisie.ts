import type { GevelvullingWijziging, ProjectRevisie } from '@adviestool/contract/geschiedenis';

/** A gevelvulling that became 100 mm wider. */
export const buildWijziging = (
  overrides: Partial<GevelvullingWijziging> = {},
): GevelvullingWijziging => ({
  id: overrides.merk ?? 'a1b2c3d4',
  merk: 'K01',
  soort: 'gewijzigd',
  velden: [{ pad: 'gevelvullingEnKaderData.breedte', voor: 2400, na: 2500 }],
  ...overrides,
});

/** The second revision of a project, which changed nothing. */
export const buildRevisie = (overrides: Partial<ProjectRevisie> = {}): ProjectRevisie => ({
  revision: 2,
  op: '2026-11-21T10:00:00Z',
  door: { uid: 7, name: 'Anna' },
  teruggezet_van: null,
  overgedragen: null,
  te_bekijken: true,
  gegevens: [],
  volgorde: false,
  aantallen: { toegevoegd: 0, gewijzigd: 0, verwijderd: 0 },
  gevelvullingen: [],
  ...overrides,
});
