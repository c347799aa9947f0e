import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { setSession } from '@adviestool/state/session';
import * as browserDatabase from 'fake-indexeddb';

import { bewaard } from '../wachtrij/bewaard.ts';
import { loadPlek } from './loadPlek.ts';

// jsdom has none.
Object.assign(globalThis, browserDatabase);

const logIn = (uid: number): void => {
  const user = { uid, name: 'An', roles: [], groups: {} };
  setSession({ status: 'authenticated', user, group: null });
};

test('what was fetched while another user came is fetched anew, and kept for no one but them', async () => {
  logIn(5);
  const fetched: string[] = [];
  const host = buildHost({
    api: buildTransport(() => ({ invoer: [] })),
    project: {
      ...buildHost().project,
      refresh: async () => {
        const projectNaam = fetched.length === 0 ? 'Van 5' : 'Van 6';
        fetched.push(projectNaam);
        logIn(6);
        const project = buildProject();
        return { ...project, projectGegevens: { ...project.projectGegevens, projectNaam } };
      },
    },
  });
  const request = new Request(new URL('/project/7/bouwplaats', location.href));
  expect(await loadPlek(host, { params: { projectId: '7' }, request })).toMatchObject({
    wie: 6,
    projectGegevens: { projectNaam: 'Van 6' },
  });
  expect(fetched).toEqual(['Van 5', 'Van 6']);
  const kept = await bewaard.readPlek('project:7', 6);
  expect(kept?.gegevens.projectGegevens.projectNaam).toBe('Van 6');
});
