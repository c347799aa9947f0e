import { beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import { EMPTY_IMPORT_QUEUE, type ImportStrategy } from '@adviestool/contract/importQueue';
import type { HostApi, ToastOptions } from '@adviestool/contract/remoteModule';
import { chooseStrategy, receiveImport } from '@adviestool/domain/import/importQueue';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { openStorage } from '@adviestool/state/browserStorage';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { readNewlyImported } from '@adviestool/state/newlyImported';
import { setSession } from '@adviestool/state/session';

import { buildConnection } from '../builders/buildConnection.ts';
import { buildImportMessage } from '../builders/buildImportMessage.ts';
import { analyseImports } from './analyseImports.ts';
import { importErrorText, importFailureTexts } from './importErrorText.ts';
import { finishImports, runImports } from './runImports.ts';

const OLD_ID = 7;

type Answer = (call: { method: string; path: string; body?: unknown }) => unknown;

/** A backend that has a project with the connection `oud`, and none with another. */
const createBackend = (fails: Answer = () => undefined) => {
  const calls: string[] = [];
  /** What has become of the project since. */
  const now: { name: string; changed?: string } = { name: 'Oud project' };
  const oldRecord = () =>
    buildProjectRecord({ id: OLD_ID, external_connections: [buildConnection('oud')], ...now });
  let ids = 100;
  const answers: readonly (readonly [RegExp, (query: unknown, body: unknown) => unknown])[] = [
    [
      /^GET .*\/user\/projects$/,
      (query) => {
        const full = JSON.stringify(query).includes('"oud"') ? [oldRecord()] : [];
        const pager = { current_page: 0, total_items: 0, total_pages: 0, items_per_page: 2 };
        return { pager, projects: { full } };
      },
    ],
    [
      /^POST .*\/user\/projects$/,
      () => {
        ids += 1;
        return buildProjectRecord({ id: ids });
      },
    ],
    [/^GET .*\/project\/\d+$/, () => oldRecord()],
    [/^POST .*\/external-connections$/, (_query, body) => ({ ...Object(body), id: 1 })],
    [/^POST .*\/restore$/, () => buildProjectRecord({ id: OLD_ID })],
    [/^DELETE /, () => undefined],
  ];
  const api = buildTransport((call) => {
    const line = `${call.method} ${call.path}`;
    calls.push(line.replace(/\/api\/v2\/group\/\d+\//, ''));
    fails(call);
    const answer = answers.find(([pattern]) => pattern.test(line))?.[1];
    if (answer === undefined) throw new Error(`No answer for ${line}.`);
    return answer(call.query, call.body);
  });
  return { api, calls, now };
};

const noPause = async (): Promise<void> => undefined;

const logIn = (uid: number): void => {
  setSession({
    status: 'authenticated',
    user: { uid, name: 'demo', roles: [], groups: {} },
    group: null,
  });
};

const receive = (message: ImportMessage): void => {
  changeImportQueue((queue) => receiveImport(queue, message));
};

const choose = (receipt: number, strategy: ImportStrategy): void => {
  changeImportQueue((queue) => chooseStrategy(queue, receipt, strategy));
};

const runs = () => useImportQueueStore.getState().items.map(({ run }) => run);

beforeEach(() => {
  localStorage.clear();
  changeImportQueue(() => EMPTY_IMPORT_QUEUE);
  logIn(3);
});

test('the analysis marks a new project to create, and leaves an existing one to the user', async () => {
  receive(buildImportMessage('nieuw'));
  receive(buildImportMessage('oud'));
  await analyseImports(buildHost({ api: createBackend().api }));
  expect(useImportQueueStore.getState().items).toMatchObject([
    { analysis: { status: 'success', existing: null }, strategy: 'create' },
    { analysis: { existing: { id: OLD_ID, naam: 'Oud project' } }, strategy: null },
  ]);
});

test('an unsupported type is an error of its item alone, and names the gevelvulling', async () => {
  receive(buildImportMessage('deur', { gevelvullingen: [{ id: 'd', type: 'deur', merk: 'D1' }] }));
  receive(buildImportMessage('nieuw'));
  const host = buildHost({ api: createBackend().api });
  await analyseImports(host);
  const [deur, nieuw] = useImportQueueStore.getState().items;
  expect(deur?.analysis.status === 'error' && importErrorText(host, deur.analysis.error)).toBe(
    'Gevelvulling ‘D1’ heeft een type dat niet wordt ondersteund: ‘deur’.',
  );
  expect(nieuw?.analysis.status).toBe('success');
});

test('of several projects of a model the likest comes first, and the user may choose another', async () => {
  const connections = [
    buildConnection('dubbel', { file_path: 'ander.ifc', building: 'Blok A' }),
    buildConnection('dubbel#2', { building: 'Blok B' }),
    // Its id begins the same, and is that of another model.
    buildConnection('dubbelblok'),
  ];
  const message = buildImportMessage('dubbel');
  receive({ ...message, metadata: { ...message.metadata, building: 'Blok B' } });
  const full = connections.map((connection, index) =>
    buildProjectRecord({ id: index + 1, external_connections: [connection] }),
  );
  const pager = { current_page: 0, total_items: 3, total_pages: 1, items_per_page: 20 };
  const queries: unknown[] = [];
  const api = buildTransport(({ query }) => {
    queries.push(query);
    return { pager, projects: { full } };
  });
  await analyseImports(buildHost({ api }));
  expect(queries).toMatchObject([
    {
      'external_connections.external_id[value]': 'dubbel',
      'external_connections.external_id[operator]': '=',
    },
    {
      'external_connections.external_id[value]': 'dubbel#',
      'external_connections.external_id[operator]': 'STARTS_WITH',
    },
  ]);
  expect(useImportQueueStore.getState().items[0]?.analysis).toMatchObject({
    existing: { id: 2, connection: { external_id: 'dubbel#2' } },
    others: [{ id: 1 }],
  });
});

test('a failed analysis is tried again', async () => {
  receive(buildImportMessage('nieuw'));
  const away = createBackend(() => {
    throw new NetworkError('No answer.', { method: 'GET', path: '/' });
  });
  await analyseImports(buildHost({ api: away.api }));
  expect(useImportQueueStore.getState().items[0]?.analysis.status).toBe('error');
  await analyseImports(buildHost({ api: createBackend().api }));
  expect(useImportQueueStore.getState().items[0]?.analysis.status).toBe('success');
});

test('what was found for one user is forgotten for the next', async () => {
  receive(buildImportMessage('oud'));
  await analyseImports(buildHost({ api: createBackend().api }));
  logIn(4);
  const { api, calls } = createBackend();
  await analyseImports(buildHost({ api }));
  expect(calls).toEqual(['GET user/projects', 'GET user/projects']);
});

test('a run takes the items one after another, remembers what is new and tells the other tabs', async () => {
  for (const id of ['a', 'oud', 'b']) receive(buildImportMessage(id));
  const { api, calls } = createBackend();
  const post = jest.fn();
  const navigate = jest.fn();
  const host = buildHost({ api, navigate, tabs: { ...buildHost().tabs, post } });
  await analyseImports(host);
  choose(2, 'overwrite');
  choose(3, 'skip');
  calls.length = 0;

  await runImports(host, noPause);

  expect(calls).toEqual([
    'POST user/projects',
    'POST project/101/external-connections',
    `GET project/${OLD_ID}`,
    `DELETE project/${OLD_ID}`,
    'POST user/projects',
    'POST project/102/external-connections',
  ]);
  expect(runs()).toEqual([101, 102, null].map((projectId) => ({ status: 'success', projectId })));
  expect(post.mock.calls).toEqual([
    [{ event: 'project_created', projectId: 101 }],
    [{ event: 'project_deleted', projectId: OLD_ID }],
    [{ event: 'project_created', projectId: 102 }],
  ]);
  expect(readNewlyImported(openStorage('local', host.config.variant.id))).toEqual([101, 102]);

  finishImports(host);
  expect(useImportQueueStore.getState().items).toEqual([]);
  expect(navigate).toHaveBeenCalledWith('/');
});

const asksBeforeItIsLeft = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['ends', () => undefined],
  [
    'fails',
    () => {
      throw buildHttpError(403);
    },
  ],
])('the page asks before it is left during a run, until that %s', async (_how, fails) => {
  receive(buildImportMessage('a'));
  const asked: boolean[] = [];
  const { api } = createBackend(({ method }) => {
    if (method !== 'POST') return;
    asked.push(asksBeforeItIsLeft());
    fails();
  });
  const host = buildHost({ api });
  await analyseImports(host);
  expect(asksBeforeItIsLeft()).toBe(false);
  await runImports(host, noPause);
  expect(asked).toContain(true);
  expect(asked).not.toContain(false);
  expect(asksBeforeItIsLeft()).toBe(false);
});

test('an update of a message that names no elements is skipped with a warning', async () => {
  receive(buildImportMessage('oud'));
  const toast = jest.fn();
  const { api, calls } = createBackend();
  const host = buildHost({ api, toast });
  await analyseImports(host);
  choose(1, 'update');
  calls.length = 0;
  await runImports(host, noPause);
  expect(calls).toEqual([]);
  expect(runs()).toEqual([{ status: 'success', projectId: null }]);
  expect(toast).toHaveBeenCalledWith(
    'warning',
    'Dit model zegt niet welke elementen het zijn; bijwerken kan daarom niet. Project ‘Project oud’ is overgeslagen.',
    { series: 'import' },
  );
});

test('work that was saved after the analysis is not deleted; sent again, the model can replace it', async () => {
  receive(buildImportMessage('oud'));
  const { api, calls, now } = createBackend();
  const host = buildHost({ api });
  await analyseImports(host);
  choose(1, 'overwrite');
  now.changed = '2026-11-21T10:00:00.000Z';
  calls.length = 0;
  await runImports(host, noPause);
  expect(calls).toEqual([`GET project/${OLD_ID}`]);
  const [run] = runs();
  expect(run?.status === 'error' && importFailureTexts(host, run.failure)).toEqual([
    'Het bestaande project kon niet worden verwijderd.',
    'Het is bewerkt nadat het voor deze import was opgezocht. Stuur het model opnieuw om opnieuw te kiezen.',
    'Het bestaande project is gebleven zoals het was.',
  ]);

  finishImports(host);
  receive(buildImportMessage('oud'));
  await analyseImports(host);
  choose(2, 'overwrite');
  await runImports(host, noPause);
  expect(runs()).toEqual([{ status: 'success', projectId: 101 }]);
});

test('nothing is imported for somebody else than who started the run', async () => {
  for (const id of ['a', 'b']) receive(buildImportMessage(id));
  const { api, calls } = createBackend(({ path }) => {
    if (path.endsWith('external-connections')) logIn(4);
  });
  const host = buildHost({ api });
  await analyseImports(host);
  calls.length = 0;
  await runImports(host, noPause);
  expect(calls).toHaveLength(2);
  const [, b] = runs();
  expect(b?.status === 'error' && importFailureTexts(host, b.failure)).toEqual([
    'U bent uitgelogd of opnieuw ingelogd. Dit project is niet geïmporteerd.',
  ]);
});

test('an old project that may be gone is no longer the active one, and can be put back', async () => {
  receive(buildImportMessage('oud'));
  setActiveProject(buildProject({ id: OLD_ID }), '"r1"');
  const toast = jest.fn((_type: string, _text: string, _options?: ToastOptions) => undefined);
  let isRestoreAway = true;
  const { api, calls } = createBackend(({ method, path }) => {
    if (method === 'POST' && path.endsWith('user/projects')) throw buildHttpError(422);
    if (path.endsWith('restore') && isRestoreAway) {
      throw new NetworkError('No answer.', { method, path });
    }
  });
  const host: HostApi = buildHost({ api, toast });
  await analyseImports(host);
  choose(1, 'overwrite');
  await runImports(host, noPause);

  const [run] = runs();
  expect(run?.status === 'error' && importFailureTexts(host, run.failure)).toEqual([
    'Het project kon niet worden aangemaakt.',
    'Onbekende fout',
    'Het is niet zeker of het bestaande project is verwijderd.',
  ]);
  expect(useActiveProjectStore.getState().project).toBeNull();
  const [type, text, options] = toast.mock.calls[0] ?? [];
  expect([type, text, options?.persistent]).toEqual([
    'error',
    'Een import is niet voltooid. Project ‘Oud project’ is mogelijk verwijderd en niet vervangen.',
    true,
  ]);

  isRestoreAway = false;
  calls.length = 0;
  options?.action?.onAction();
  expect(calls).toEqual([`POST project/${OLD_ID}/restore`]);
});
