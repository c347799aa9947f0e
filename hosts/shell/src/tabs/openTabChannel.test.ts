import type { TabMessage } from '@adviestool/contract/tabMessage';
import { afterEach, expect, jest, test } from '@jest/globals';

import { openTabChannel, type TabChannel } from './openTabChannel.ts';

const opened: { close: () => void }[] = [];

const open = (name: string): TabChannel => {
  const channel = openTabChannel(name);
  opened.push(channel);
  return channel;
};

/** The next message that a tab hears. */
const heard = (channel: TabChannel): Promise<TabMessage> =>
  new Promise((resolve) => {
    channel.subscribe(resolve);
  });

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  jest.restoreAllMocks();
});

test('a message reaches the other tabs of the same product, and not its own', async () => {
  const [one, other, elsewhere] = [open('tool'), open('tool'), open('tool 2')];
  const unheard = jest.fn();
  one.subscribe(unheard);
  elsewhere.subscribe(unheard);
  const message = heard(other);

  one.post({ event: 'project_updated', projectId: 7 });

  expect(await message).toEqual({ event: 'project_updated', projectId: 7 });
  expect(unheard).not.toHaveBeenCalled();
});

test('a tab hears what it posts itself where it asks for that', () => {
  const channel = open('tool');
  const own = jest.fn();
  const end = channel.subscribeOwn(own);
  channel.post({ event: 'project_deleted', projectId: 7 });
  end();
  channel.post({ event: 'user_logout' });
  expect(own.mock.calls).toEqual([[{ event: 'project_deleted', projectId: 7 }]]);
});

test('who has stopped listening hears no more', async () => {
  const [one, other] = [open('tool'), open('tool')];
  const unheard = jest.fn();
  other.subscribe(unheard)();
  const message = heard(other);

  one.post({ event: 'user_login' });

  await message;
  expect(unheard).not.toHaveBeenCalled();
});

test.each([
  ['another event', { event: 'user_renamed' }],
  ['a project without its id', { event: 'project_updated' }],
  ['more than was agreed', { event: 'user_login', uid: 1 }],
  ['a text', 'user_login'],
  ['nothing', null],
])('%s raises an error in the log and reaches nobody [storing 18]', async (_what, data) => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const channel = open('tool');
  const listener = jest.fn();
  channel.subscribe(listener);
  const stranger = new BroadcastChannel('tool');
  opened.push(stranger);
  const known = heard(channel);

  for (const message of [data, { event: 'user_login' }]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    stranger.postMessage(message);
  }

  await known;
  expect(error.mock.calls).toEqual([['Unknown message on the channel tool.', data]]);
  expect(listener.mock.calls).toEqual([[{ event: 'user_login' }]]);
});

test('without a channel in the browser a tab works alone [storing 18]', () => {
  const name = 'BroadcastChannel';
  const original = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    value: () => {
      throw new DOMException('Refused.', 'SecurityError');
    },
  });
  try {
    const channel = open('tool');
    expect(() => channel.post({ event: 'user_login' })).not.toThrow();
    expect(channel.subscribe(() => undefined)()).toBeUndefined();
  } finally {
    if (original !== undefined) Object.defineProperty(globalThis, name, original);
  }
});
