import type { RemoteFailure } from '@adviestool/contract/remoteFailure';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { createFailureTeller } from './createFailureTeller.ts';
import {
  RemoteContractError,
  RemoteLoadError,
  RemoteStalledError,
} from './loadCause/remoteErrors.ts';
import { BlankPageError } from './watchBlank.ts';

const remotes = buildRemotes([buildDocument({ id: 'projects', version: '1.2.3' })]);

const teller = ({ isOnline = true } = {}) => {
  const sent: RemoteFailure[] = [];
  const tell = createFailureTeller({
    remotes,
    send: (failure) => sent.push(failure),
    isOnline: () => isOnline,
  });
  return { tell, sent };
};

test.each([
  ['load', new RemoteLoadError('projects')],
  ['timeout', new RemoteLoadError('projects', { isTimeout: true })],
  ['contract', new RemoteContractError('projects', 'it has no page list')],
  ['loader', new RemoteStalledError('projects')],
  ['blank', new BlankPageError()],
  ['crash', new TypeError('geheim van Jansen')],
  ['crash', 'een tekst'],
])('a failure of the kind %s is told with the version, and nothing of %p', (kind, error) => {
  const { tell, sent } = teller();
  tell('projects', 'list', error);
  expect(sent).toEqual([{ remote: 'projects', version: '1.2.3', page: 'list', kind }]);
});

test('a failure that is met in two places is told of once', () => {
  const { tell, sent } = teller();
  const error = new RemoteLoadError('projects');
  tell('projects', 'list', error);
  tell('projects', null, error);
  tell('projects', 'list', new RemoteLoadError('projects'));
  expect(sent).toHaveLength(2);
});

test('what goes on failing is told of ten times', () => {
  const { tell, sent } = teller();
  for (let time = 0; time < 30; time += 1) tell('projects', 'list', new Error('kapot'));
  expect(sent).toHaveLength(10);
});

test('offline, and of what is no part of the release, nothing is told', () => {
  const offline = teller({ isOnline: false });
  offline.tell('projects', 'list', new RemoteLoadError('projects'));
  const online = teller();
  online.tell('vreemd', 'list', new RemoteLoadError('vreemd'));
  expect([...offline.sent, ...online.sent]).toEqual([]);
});
