import { expect, test } from '@jest/globals';

import { remoteErrorOf } from './remoteErrors.ts';

const chunkError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'ChunkLoadError' });

test.each([
  ['an entry that did not come', new Error('Failed to load. #RUNTIME-008\nunreachable'), false],
  ['an entry without exports', new Error('Failed to get exports. #RUNTIME-001'), false],
  ['an entry that hangs', new Error('#RUNTIME-008\nScript "x" timed out.'), true],
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

const errorOf = (message: string): unknown => remoteErrorOf('projects', new Error(message));

test('an entry that ran and left nothing is told from one that did not come', () => {
  expect(errorOf('Failed to get exports. #RUNTIME-001')).toMatchObject({ isSpoilt: true });
  expect(
    errorOf('#RUNTIME-008\nScriptExecutionError: Script "x" loaded but threw a runtime error'),
  ).toMatchObject({ isSpoilt: true });
  expect(errorOf('Failed to load. #RUNTIME-008')).toMatchObject({ isSpoilt: false });
});

test.each([
  'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of x',
  'Invalid loadShareSync function call. #RUNTIME-005',
  'The getter for the shared module is not a function. #RUNTIME-012',
  'The remote does not expose the requested module. #RUNTIME-014',
])('a remote that this host cannot run does not keep the contract: %s', (message) => {
  expect(remoteErrorOf('projects', new Error(message))).toMatchObject({
    name: 'RemoteContractError',
    remoteId: 'projects',
  });
});

test('an error that the remote throws stays what it is', () => {
  const error = new TypeError('undefined is not a function');
  expect(remoteErrorOf('projects', error)).toBe(error);
  expect(remoteErrorOf('projects', 'thrown text')).toBe('thrown text');
});
