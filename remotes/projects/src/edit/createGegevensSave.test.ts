import { expect, jest, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { setActiveProject } from '@adviestool/state/activeProject';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { createGegevensSave } from './createGegevensSave.ts';

const { projectGegevens } = buildProject();
const mijn = { ...projectGegevens, projectNaam: 'Mijn naam' };

/** A save of input that was typed on the data of `buildProject`, when this is stored. */
const saveOn = (newest: Project, wanted: ProjectGegevens = mijn) => {
  setActiveProject(newest, 'r2');
  const save = jest.fn<HostApi['project']['save']>(saveIn(newest));
  const host = buildHost({ project: { ...buildHost().project, save } });
  const rebase = jest.fn<(gegevens: ProjectGegevens) => void>();
  const merging = createGegevensSave(host, {
    projectId: newest.id,
    typedOn: projectGegevens,
    mijn: wanted,
    rebase,
  });
  return { ...merging, save, rebase };
};

test('only the data of the version that is stored are replaced', async () => {
  const newest = buildProject({ version: '2.0.0', changed: '2026-11-21T10:00:00Z' });

  expect(await saveOn(newest).send()).toEqual({
    kind: 'saved',
    project: { ...newest, projectGegevens: mijn },
    before: newest,
  });
});

test('the host is told that the change itself looks at what is stored', async () => {
  const { send, save } = saveOn(buildProject());
  await send();
  expect(save.mock.calls[0]?.slice(1)).toEqual([null, { checksItself: true }]);
});

test('what else is stored is saved with it on the second try, when that is known', async () => {
  const newest = buildProject({ projectGegevens: { ...projectGegevens, gebouwhoogte: 24 } });
  const { send, meet, taken } = saveOn(newest);

  expect((await send()).kind).toBe('unchanged');
  expect(await meet()).toBeNull();
  expect(await send()).toMatchObject({
    kind: 'saved',
    project: { projectGegevens: { gebouwhoogte: 24, projectNaam: 'Mijn naam' } },
  });
  expect((await taken(newest))?.([])).toEqual([
    { waar: null, label: 'Gebouwhoogte', mijn: '9\u202Fm', nieuwste: '24\u202Fm', door: null },
  ]);
});

test('two changes that break a rule together are shown and not stored', async () => {
  const newest = buildProject({ projectGegevens: { ...projectGegevens, windgebied: null } });
  const { send, meet, rebase } = saveOn(newest);

  expect((await send()).kind).toBe('unchanged');
  const beletsel = await meet();
  if (beletsel?.kind !== 'pastNiet') throw new Error('It fits.');
  beletsel.show();
  expect(rebase).toHaveBeenCalledWith({ ...mijn, windgebied: null });
  expect((await send()).kind).toBe('unchanged');
});

const STALE = { geadviseerd: 99, gekozen: 5 };

const saveStale = async (wanted: ProjectGegevens): Promise<Gevelvulling | undefined> => {
  const aantalAnkers = { onderzijde: STALE, zijkanten: STALE, bovenzijde: STALE };
  const newest = buildProject({ gevelvullingen: [buildGevelvulling({ aantalAnkers })] });
  const outcome = await saveOn(newest, wanted).send();
  return outcome.kind === 'saved' ? outcome.project.gevelvullingen[0] : undefined;
};

test('saving other data computes the advice anew and leaves the chosen number alone', async () => {
  const onderzijde = (await saveStale(mijn))?.aantalAnkers.onderzijde;

  expect(onderzijde?.geadviseerd).toBeLessThan(99);
  expect(onderzijde?.gekozen).toBe(5);
});

test('data that give no advice leave no advised number', async () => {
  const saved = await saveStale({ ...mijn, windgebied: null });

  expect(saved?.aantalAnkers.onderzijde).toEqual({ geadviseerd: null, gekozen: 5 });
});
