import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';

import { magWijzigenVan } from './magWijzigenVan.ts';

const { projectGegevens } = buildProject();
const base = buildHost();

const vast = (merk: string, op = '2026-11-22T12:00:00.000Z'): Gevelvulling => {
  const built = buildGevelvulling();
  const kader = { ...built.gevelvullingEnKaderData, id: merk, merk };
  const gevelvulling = { ...built, gevelvullingEnKaderData: kader };
  const catalogus = base.catalogus.loaded();
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  if (advies === null) throw new Error('There is no advice.');
  const naam = base.catalogus.inGebruik;
  const about = { op, door: 'dana', catalogus: naam, projectGegevens, gevelvulling, advies };
  return { ...gevelvulling, vastgesteld: vaststellingOf(about) };
};

type Kader = Partial<Gevelvulling['gevelvullingEnKaderData']>;

const withKader =
  (kader: Kader, ...merken: readonly string[]) =>
  (project: Project): Project => ({
    ...project,
    gevelvullingen: project.gevelvullingen.map((one) =>
      merken.includes(one.gevelvullingEnKaderData.id)
        ? { ...one, gevelvullingEnKaderData: { ...one.gevelvullingEnKaderData, ...kader } }
        : one,
    ),
  });

const visit = (...gevelvullingen: Gevelvulling[]) => {
  const confirm = jest.fn<HostApi['confirm']>(async () => true);
  const project = buildProject({ id: projectId, gevelvullingen });
  const host = buildHost({ confirm });
  return {
    confirm,
    ask: (change: (project: Project) => Project | null) => magWijzigenVan(host, project, change),
  };
};

/** A project that nothing was asked of. */
let projectId = 0;
beforeEach(() => {
  projectId += 1;
});

test('a change that makes a fixed advice come out otherwise is asked, once in a visit', async () => {
  const { ask, confirm } = visit(vast('K55'), vast('K56'));

  confirm.mockResolvedValueOnce(false);
  expect(await ask(withKader({ breedte: 6000 }, 'K55'))).toBe(false);
  expect(await ask(withKader({ breedte: 6000 }, 'K55'))).toBe(true);
  expect(await ask(withKader({ breedte: 6200 }, 'K55'))).toBe(true);

  expect(confirm).toHaveBeenCalledTimes(2);
  expect(confirm.mock.calls[0]?.[0].text).toMatch(
    /^K55 is vastgesteld op .*2026.* door dana\. Wijzigen maakt het advies ‘Gewijzigd’\.$/,
  );
});

test('many at once are one question with how many they are', async () => {
  const { ask, confirm } = visit(vast('K55'), vast('K56'), vast('K57'));

  expect(await ask(withKader({ breedte: 6000 }, 'K55', 'K56', 'K57'))).toBe(true);
  expect(confirm.mock.calls.map(([{ text }]) => text)).toEqual([
    '3 adviezen zijn vastgesteld. Wijzigen maakt ze ‘Gewijzigd’.',
  ]);
});

test('it is asked again of one that was fixed anew', async () => {
  await visit(vast('K55')).ask(withKader({ breedte: 6000 }, 'K55'));
  const { ask, confirm } = visit(vast('K55', '2026-11-23T12:00:00.000Z'));

  await ask(withKader({ breedte: 6000 }, 'K55'));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test.each([
  ['changes no number of it', withKader({ opmerking: 'bij de trap' }, 'K55')],
  ['removes it', (project: Project) => ({ ...project, gevelvullingen: [] })],
  ['does not apply', () => null],
])('a change that %s is not asked', async (_what, change) => {
  const { ask, confirm } = visit(vast('K55'));

  expect(await ask(change)).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
