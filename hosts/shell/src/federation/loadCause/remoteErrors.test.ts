import { expect, test } from '@jest/globals';

import { FederationError, type FederationFailure } from '../runtime/FederationError.ts';
import { remoteErrorOf } from './remoteErrors.ts';

const chunkError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'ChunkLoadError' });

test.each([
  ['an entry that did not come', new FederationError('unreachable', 'x did not come.'), false],
  ['an entry that leaves nothing', new FederationError('spoilt', 'x left nothing.'), false],
  ['an entry that hangs', new FederationError('unreachable', 'x timed out.'), true],
  ['a missing chunk', chunkError('Loading chunk 359 failed.\n(missing: /359.js)'), false],
  ['a missing style sheet', chunkError('Loading css chunk 359 failed.\n(error: x)'), false],
  ['a chunk that hangs', chunkError('Loading chunk 359 failed.\n(timeout: /359.js)'), true],
])('%s is a failure to load', (_what, cause, isTimeout) => {
  expect(remoteErrorOf('projects', cause)).toMatchObject({
    name: 'RemoteLoadError',
    remoteId: 'projects',
    isTimeout,
    cause,
  });
});

const errorOf = (failure: FederationFailure): unknown =>
  remoteErrorOf('projects', new FederationError(failure, 'why'));

test('an entry that ran and left nothing is told from one that did not come', () => {
  expect(errorOf('spoilt')).toMatchObject({ isSpoilt: true });
  expect(errorOf('unreachable')).toMatchObject({ isSpoilt: false });
});

test('a remote that this host cannot run does not keep the contract', () => {
  expect(errorOf('unfit')).toMatchObject({
    name: 'RemoteContractError',
    remoteId: 'projects',
    message: expect.stringContaining('why'),
  });
});

test('an error that the remote throws stays what it is', () => {
  const error = new TypeError('undefined is not a function');
  expect(remoteErrorOf('projects', error)).toBe(error);
  expect(remoteErrorOf('projects', 'thrown text')).toBe('thrown text');
});
