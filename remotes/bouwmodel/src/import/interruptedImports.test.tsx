import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { EMPTY_IMPORT_QUEUE } from '@adviestool/contract/importQueue';
import type { HostApi, ToastOptions } from '@adviestool/contract/remoteModule';
import { chooseStrategy, receiveImport } from '@adviestool/domain/import/importQueue';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { setSession } from '@adviestool/state/session';
import { whileImporting } from '@adviestool/undo/interruptedImports';
import { resumeInterrupted } from '@adviestool/undo/resumeInterrupted';

import { buildConnection } from '../builders/buildConnection.ts';
import { buildImportMessage } from '../builders/buildImportMessage.ts';
import { analyseImports } from './analyseImports.ts';
import { runImports } from './runImports.ts';

const OLD_ID = 7;

const logIn = (uid: number): void => {
  setSession({
    status: 'authenticated',
    user: { uid, name: 'demo', roles: [], groups: {} },
    group: null,
  });
};

/** A backend with the old project; a create waits until the tab is closed, which is for ever. */
const createBackend = () => {
  const live = new Set([OLD_ID]);
  const calls: string[] = [];
  const api = buildTransport(async ({ method, path }) => {
    calls.push(`${method} ${path.replace(/\/api\/v2\/group\/\d+\//, '')}`);
    if (method === 'DELETE') return void live.delete(OLD_ID);
    if (path.endsWith('/restore')) {
      live.add(OLD_ID);
      return buildProjectRecord();
    }
    if (method === 'POST') return new Promise(() => undefined);
    if (path.endsWith(`/project/${OLD_ID}`)) return buildProjectRecord({ id: OLD_ID });
    const full = [...live].map((id) =>
      buildProjectRecord({ id, name: 'Oud', external_connections: [buildConnection('oud')] }),
    );
    const pager = { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 2 };
    return { pager, projects: { full } };
  });
  return { api, calls, live };
};

const waitUntil = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** Begins an overwrite; the tab is gone between the delete and the create. */
const interrupt = async () => {
  const backend = createBackend();
  const host = buildHost({ api: backend.api });
  changeImportQueue((queue) => receiveImport(queue, buildImportMessage('oud')));
  await analyseImports(host);
  const [item] = useImportQueueStore.getState().items;
  changeImportQueue((queue) => chooseStrategy(queue, item?.receipt ?? 0, 'overwrite'));
  void runImports(host);
  await waitUntil(() => backend.calls.includes('POST user/projects'));
  return backend;
};

/** The same browser later: the storage is all that is left. */
const comeBack = async (api: HostApi['api']) => {
  changeImportQueue(() => EMPTY_IMPORT_QUEUE);
  const toast = jest.fn((_type: string, _text: string, _options?: ToastOptions) => undefined);
  await resumeInterrupted(buildHost({ api, toast }));
  return toast;
};

beforeEach(() => {
  localStorage.clear();
  changeImportQueue(() => EMPTY_IMPORT_QUEUE);
  logIn(3);
});

test('a project that was deleted and not replaced is offered back, once', async () => {
  const { api, live, calls } = await interrupt();
  const toast = await comeBack(api);
  const [type, text, options] = toast.mock.calls[0] ?? [];
  expect([type, text, options?.persistent]).toEqual([
    'error',
    'Een import is niet voltooid. Project ‘Oud’ is mogelijk verwijderd en niet vervangen.',
    true,
  ]);
  options?.action?.onAction();
  await waitUntil(() => calls.includes(`POST project/${OLD_ID}/restore`));
  expect(live.has(OLD_ID)).toBe(true);
  expect(await comeBack(api)).not.toHaveBeenCalled();
});

/** An overwrite whose new project is refused, and the old one is not put back either. */
const failToRestore = async (status: number) => {
  const backend = createBackend();
  const refusal: { status: number | null } = { status };
  const api: HostApi['api'] = {
    ...backend.api,
    request: async (request) => {
      if (request.method === 'POST' && refusal.status !== null)
        throw buildHttpError(refusal.status);
      return backend.api.request(request);
    },
  };
  changeImportQueue((queue) => receiveImport(queue, buildImportMessage('oud')));
  const host = buildHost({ api });
  await analyseImports(host);
  const [item] = useImportQueueStore.getState().items;
  changeImportQueue((queue) => chooseStrategy(queue, item?.receipt ?? 0, 'overwrite'));
  await runImports(host);
  return { api, live: backend.live, refusal };
};

const actOn = (toast: Awaited<ReturnType<typeof comeBack>>): ToastOptions | undefined =>
  toast.mock.lastCall?.[2];

test('a project that could not be put back is offered at every visit until it is back', async () => {
  const { api, live, refusal } = await failToRestore(403);
  expect(await comeBack(api)).toHaveBeenCalledTimes(1);
  const toast = await comeBack(api);
  expect(toast).toHaveBeenCalledTimes(1);

  actOn(toast)?.action?.onAction();
  await waitUntil(() => toast.mock.calls.length === 2);
  expect(toast.mock.calls[1]?.[1]).toBe(toast.mock.calls[0]?.[1]);

  refusal.status = null;
  actOn(toast)?.action?.onAction();
  await waitUntil(() => toast.mock.calls.length === 3);
  expect(toast.mock.calls[2]?.[1]).toBe('Project ‘Oud’ is teruggezet.');
  live.clear();
  expect(await comeBack(api)).not.toHaveBeenCalled();
});

test('a project that the user does not want back is not offered again', async () => {
  const { api } = await failToRestore(403);
  actOn(await comeBack(api))?.onDismiss?.();
  expect(await comeBack(api)).not.toHaveBeenCalled();
});

test('a project that is deleted for good is not offered again', async () => {
  const { api, refusal } = await failToRestore(403);
  refusal.status = 404;
  const toast = await comeBack(api);
  actOn(toast)?.action?.onAction();
  await waitUntil(() => localStorage.length === 0);
  expect(toast).toHaveBeenCalledTimes(1);
  expect(await comeBack(api)).not.toHaveBeenCalled();
});

test('nothing is offered when a project has the connection', async () => {
  const { api, live } = await interrupt();
  live.add(8);
  expect(await comeBack(api)).not.toHaveBeenCalled();
});

test('nothing is offered to another user, who does not take the offer away either', async () => {
  const { api } = await interrupt();
  logIn(4);
  expect(await comeBack(api)).not.toHaveBeenCalled();
  logIn(3);
  expect(await comeBack(api)).toHaveBeenCalledTimes(1);
});

test('nothing is offered while the import is still ongoing', async () => {
  const { api } = await interrupt();
  const toast = jest.fn();
  await resumeInterrupted(buildHost({ api, toast }));
  expect(toast).not.toHaveBeenCalled();
});

type Request = (
  name: string,
  options: LockOptions,
  act: (lock: object | null) => unknown,
) => unknown;

const refuseLock: Request = () =>
  Promise.reject(new DOMException('Access is denied.', 'SecurityError'));

const grantLock: Request = async (_name, _options, act) => act({});

/** A browser with locks of its own; jsdom has none. */
const haveLocks = (request: Request): void => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('an import runs once where the browser refuses locks', async () => {
  haveLocks(refuseLock);
  const run = jest.fn(() => Promise.resolve());
  await whileImporting(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a deleted project is offered back where the browser refuses locks', async () => {
  haveLocks(refuseLock);
  const { api } = await interrupt();
  expect(await comeBack(api)).toHaveBeenCalledTimes(1);
});

test('nothing is offered while another tab imports, and it is offered after that', async () => {
  const { api } = await interrupt();
  haveLocks(async (_name, { ifAvailable }, act) => act(ifAvailable === true ? null : {}));
  expect(await comeBack(api)).not.toHaveBeenCalled();
  haveLocks(grantLock);
  expect(await comeBack(api)).toHaveBeenCalledTimes(1);
});

test('an import that fails under its lock does not run again', async () => {
  haveLocks(grantLock);
  const run = jest.fn(() => Promise.reject(new Error('Broken.')));
  await expect(whileImporting(run)).rejects.toThrow('Broken.');
  expect(run).toHaveBeenCalledTimes(1);
});
