import type { RemoteFailure } from '@adviestool/contract/remoteFailure';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { announceDrawn } from '../federation/announceDrawn.ts';
import { createHeartbeat, PAUSE } from './createHeartbeat.ts';
import type { HangMessage } from './hangWorker.ts';

const remotes = buildRemotes([
  buildDocument({ id: 'meldingen', version: '1.2.0' }),
  buildDocument({ id: 'prijzen', version: '3.0.1' }),
]);

const PAGE = { remote: 'meldingen', page: 'start' };
const PLACE = { remote: 'prijzen', page: null };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const start = () => {
  const post = jest.fn<(message: HangMessage) => void>();
  return { ...createHeartbeat(remotes, post), post };
};

const failure: RemoteFailure = {
  remote: 'meldingen',
  version: '1.2.0',
  page: 'start',
  kind: 'hang',
};

test('while a part opens the page lives by it, when it is drawn by the page again', () => {
  const { enter, post } = start();
  enter(PAGE);
  announceDrawn({ ...PAGE, slot: null });
  expect(post).toHaveBeenLastCalledWith({ beat: failure });
  enter(PLACE);
  expect(post).toHaveBeenLastCalledWith({
    beat: { remote: 'prijzen', version: '3.0.1', page: null, kind: 'hang' },
  });
  announceDrawn({ ...PLACE, slot: 'project.section/v1' });
  jest.advanceTimersByTime(PAUSE);
  expect(post).toHaveBeenLastCalledWith({ beat: failure });
});

test('what did not come is not at work', () => {
  const { enter, leave, post } = start();
  enter(PLACE);
  leave(PLACE);
  jest.advanceTimersByTime(PAUSE);
  expect(post).toHaveBeenLastCalledWith({ beat: null });
});

test('a page that is not seen, or is printed, may stand still', () => {
  const { enter, post } = start();
  enter(PAGE);
  globalThis.dispatchEvent(new Event('beforeprint'));
  expect(post).toHaveBeenLastCalledWith({ beat: null });
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(post).toHaveBeenLastCalledWith({ beat: failure });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(post).toHaveBeenLastCalledWith({ beat: null });
});
