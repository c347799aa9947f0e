import { saveGevelvulling } from '@adviestool/contract/api/gevelvullingen';
import {
  fetchProjectSummaries,
  fetchProjectWithRevisies,
  updateProject,
} from '@adviestool/contract/api/projects';
import { fetchRapportStand, startRapport } from '@adviestool/contract/api/rapporten';
import { login } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';

/** Somebody with a session and a project of their own. */
export interface Visitor {
  api: Transport;
  /** A browser of theirs without a session. */
  openBrowser: () => Transport;
  projectId: number;
  gevelvulling: Gevelvulling;
  revision: string | null;
}

/** Milliseconds between two looks at a report. */
const LOOK = 50;

/** 1.9 MB of text, of the 2 that one call may send. */
const LARGE = manyGevelvullingen(1500);

const FIRST_PAGE = { search: '', sort: 'changed', order: 'desc', page: 0 } as const;

/** Logs in and opens the project that comes so far in the list by name. */
export const enter = async (openBrowser: () => Transport, index: number): Promise<Visitor> => {
  const api = openBrowser();
  const { csrf_token } = await login(api, DEMO_ACCOUNT);
  api.setCsrfToken(csrf_token);
  const { projects } = await fetchProjectSummaries(api, GROUP_ID, {
    ...FIRST_PAGE,
    sort: 'name',
    page: Math.floor(index / 20),
  });
  const project = projects[index % 20];
  if (project === undefined) throw new Error(`The list has no project ${index}.`);
  const opened = await fetchProjectWithRevisies(api, GROUP_ID, project.id);
  const [gevelvulling] = opened.project.gevelvullingen;
  if (gevelvulling === undefined) throw new Error('A seeded project has gevelvullingen.');
  return {
    api,
    openBrowser,
    projectId: project.id,
    gevelvulling,
    revision: opened.revisies[gevelvulling.gevelvullingEnKaderData.id] ?? null,
  };
};

const save = async (visitor: Visitor): Promise<void> => {
  const { api, projectId, gevelvulling } = visitor;
  const { gevelvullingEnKaderData } = gevelvulling;
  const written = await saveGevelvulling(api, GROUP_ID, {
    projectId,
    gevelvulling: {
      ...gevelvulling,
      gevelvullingEnKaderData: { ...gevelvullingEnKaderData, merk: `M${performance.now()}` },
    },
    revision: visitor.revision,
  });
  visitor.revision = written.gevelvulling_revision;
};

const open = ({ api, projectId }: Visitor) => fetchProjectWithRevisies(api, GROUP_ID, projectId);

/** Makes the visitor's project large, or changes each gevelvulling of it. */
const saveLarge = ({ api, projectId }: Visitor) => {
  const gevelvullingen = LARGE.map((each) => ({
    ...each,
    gevelvullingEnKaderData: { ...each.gevelvullingEnKaderData, merk: `M${performance.now()}` },
  }));
  const body = projectToBody({ projectGegevens: buildProjectGegevens(), gevelvullingen }, 'bench');
  return updateProject(api, GROUP_ID, { projectId, body, revision: null });
};

const report = async ({ api, projectId }: Visitor): Promise<void> => {
  const plaats = { groupId: GROUP_ID, projectId };
  const { signal } = new AbortController();
  const id = await startRapport(api, plaats, { soort: 'rapport' });
  for (;;) {
    const { stand, melding } = await fetchRapportStand(api, plaats, { id, signal });
    if (stand === 'klaar') return;
    if (stand === 'mislukt') throw new Error(melding ?? 'The report failed.');
    await setTimeoutPromise(LOOK);
  }
};

export interface Action {
  /** Times over all connections together, at most. */
  times: number;
  /** Connections above which it is not asked; absent: none. */
  most?: number;
  act: (visitor: Visitor) => Promise<unknown>;
  /** What somebody else does meanwhile, again and again. */
  beside?: (other: Visitor) => Promise<unknown>;
}

/** What people wait for. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  list: { times: 400, act: ({ api }) => fetchProjectSummaries(api, GROUP_ID, FIRST_PAGE) },
  search: {
    times: 400,
    act: ({ api }) =>
      fetchProjectSummaries(api, GROUP_ID, { ...FIRST_PAGE, search: 'havenkade 9' }),
  },
  open: { times: 400, act: open },
  // On the embedded database it waits for the save that runs: few of them take long enough.
  'open beside large save': { times: 40, most: 1, act: open, beside: saveLarge },
  save: { times: 400, act: save },
  login: { times: 200, act: ({ openBrowser }) => login(openBrowser(), DEMO_ACCOUNT) },
  // A company makes one at a time; what is asked beside it waits its turn.
  report: { times: 3, most: 1, act: report },
  // Last: the project of its visitor is large from then on.
  'large save': { times: 20, most: 1, act: saveLarge },
};
