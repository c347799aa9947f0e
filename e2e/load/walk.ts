import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { saveGegevens, saveGevelvulling } from '@adviestool/contract/api/gevelvullingen';
import { fetchProjectSummaries, fetchProjectWithRevisies } from '@adviestool/contract/api/projects';
import { login, logout } from '@adviestool/contract/api/session';
import { projectToBody } from '@adviestool/contract/projectRecord';

import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import type { LoadVisitor } from './loadVisitor.ts';

/** What a walk saves: the three steps of a gevelvulling, and one field of the project. */
const MERKEN = ['A', 'B', 'C'] as const;

interface Walk {
  visitor: LoadVisitor;
  /** Page of the list of which the project is taken; nobody else walks there. */
  page: number;
  /** Which of its projects. */
  index: number;
  /** Milliseconds between two calls, about. */
  think: number;
}

/** Somebody reads before they go on: half to one and a half times as long. */
const pause = (think: number): Promise<void> => setTimeoutPromise(think * (0.5 + Math.random()));

type Opened = Awaited<ReturnType<typeof fetchProjectWithRevisies>>;

const saveSteps = async ({ visitor, think }: Walk, opened: Opened): Promise<void> => {
  const { transport, time } = visitor;
  const [first] = opened.project.gevelvullingen;
  if (first === undefined) throw new Error('A project of the load has gevelvullingen.');
  let revision = opened.revisies[first.gevelvullingEnKaderData.id] ?? null;
  for (const merk of MERKEN) {
    await pause(think);
    const written = await time('step', () =>
      saveGevelvulling(transport, GROUP_ID, {
        projectId: opened.project.id,
        gevelvulling: {
          ...first,
          gevelvullingEnKaderData: {
            ...first.gevelvullingEnKaderData,
            merk: `${merk}${Date.now()}`,
          },
        },
        revision,
      }),
    );
    if (written === null) return;
    revision = written.gevelvulling_revision;
  }
};

const saveData = async (
  { visitor }: Walk,
  { project, gegevensRevision }: Opened,
): Promise<void> => {
  const { gevelvullingen_json: _text, ...body } = projectToBody(
    {
      ...project,
      projectGegevens: { ...project.projectGegevens, referentienummer: `R${Date.now()}` },
    },
    'load',
  );
  await visitor.time('save', () =>
    saveGegevens(visitor.transport, GROUP_ID, {
      projectId: project.id,
      body,
      revision: gegevensRevision,
    }),
  );
};

/** Login, list, open, three steps of a gevelvulling, the data of the project, and logout. */
export const walk = async (options: Walk): Promise<void> => {
  const { visitor, page, index, think } = options;
  const { transport, time } = visitor;
  const session = await time('login', () => login(transport, DEMO_ACCOUNT));
  if (session === null) return;
  transport.setCsrfToken(session.csrf_token);
  await pause(think);
  const list = await time('list', () =>
    fetchProjectSummaries(transport, GROUP_ID, { search: '', sort: 'name', order: 'asc', page }),
  );
  const chosen = list?.projects[index % list.projects.length];
  if (chosen !== undefined) {
    await pause(think);
    const opened = await time('open', () =>
      fetchProjectWithRevisies(transport, GROUP_ID, chosen.id),
    );
    if (opened !== null) {
      await saveSteps(options, opened);
      await pause(think);
      await saveData(options, opened);
    }
  }
  await pause(think);
  await time('logout', () => logout(transport));
  transport.setCsrfToken(null);
};
