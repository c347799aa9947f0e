import { expect, test } from '@jest/globals';

import { createToastQueue, type QueuedToast } from './createToastQueue.ts';

interface Toast extends QueuedToast {
  text: string;
}

/** A queue on a screen that takes toasts away at once, or when told to. */
const makeQueue = () => {
  const screen: string[] = [];
  const leaving: Toast[] = [];
  let ids = 0;
  const queue = createToastQueue<Toast>({
    open: (toast) => screen.push(toast.text),
    close: (toast) => leaving.push(toast),
  });
  const known = new Map<string, number>();
  const leave = (text: string, id = known.get(text) ?? 0): void => {
    screen.splice(screen.indexOf(text), 1);
    queue.left(id);
  };
  return {
    screen,
    add: (text: string, options: Partial<Toast> = {}) => {
      ids += 1;
      known.set(text, ids);
      queue.add({
        id: ids,
        about: text,
        text,
        series: 'general',
        isPersistent: false,
        replaces: false,
        ...options,
      });
    },
    leave,
    /** What the queue has closed goes. */
    settle: () => {
      for (const { text, id } of leaving.splice(0)) leave(text, id);
    },
    remove: (text: string) => queue.remove(known.get(text) ?? 0),
  };
};

test('three are on the screen, more wait and come in order', () => {
  const { screen, add, leave } = makeQueue();
  for (const text of ['a', 'b', 'c', 'd', 'e']) add(text);
  expect(screen).toEqual(['a', 'b', 'c']);
  leave('b');
  expect(screen).toEqual(['a', 'c', 'd']);
  leave('a');
  leave('c');
  expect(screen).toEqual(['d', 'e']);
});

test('five import messages are on the screen, beside the general ones', () => {
  const { screen, add } = makeQueue();
  for (const text of ['1', '2', '3', '4', '5', '6']) add(text, { series: 'import' });
  add('a');
  expect(screen).toEqual(['1', '2', '3', '4', '5', 'a']);
});

test('a text that is there or waits is not shown twice', () => {
  const { screen, add, leave } = makeQueue();
  for (const text of ['a', 'a', 'b', 'c', 'd', 'd']) add(text);
  for (const text of ['a', 'b', 'c', 'd']) leave(text);
  expect(screen).toEqual([]);
});

test('a text that is going is shown again, in its turn', () => {
  const { screen, add, remove, settle } = makeQueue();
  for (const text of ['a', 'b', 'c']) add(text);
  remove('a');
  add('a');
  expect(screen).toEqual(['a', 'b', 'c']);
  settle();
  expect(screen).toEqual(['b', 'c', 'a']);
});

test('two of one text are both shown when they are about something else', () => {
  const { screen, add } = makeQueue();
  add('a', { about: 'one' });
  add('a', { about: 'other' });
  add('a', { about: 'other' });
  expect(screen).toEqual(['a', 'a']);
});

test('one that makes way for another and is then closed does not come back', () => {
  const { screen, add, remove, settle, leave } = makeQueue();
  for (const text of ['a', 'b', 'c', 'new']) add(text, { isPersistent: true });
  remove('a');
  settle();
  leave('new');
  expect(screen).toEqual(['b', 'c']);
});

test('the oldest of only persistent ones makes way and comes back', () => {
  const { screen, add, settle, leave } = makeQueue();
  for (const text of ['a', 'b', 'c']) add(text, { isPersistent: true });
  add('new');
  expect(screen).toEqual(['a', 'b', 'c']);
  settle();
  expect(screen).toEqual(['b', 'c', 'new']);
  leave('new');
  expect(screen).toEqual(['b', 'c', 'a']);
});

test('a persistent one stays while another will go by itself', () => {
  const { screen, add, settle } = makeQueue();
  add('a', { isPersistent: true });
  for (const text of ['b', 'c', 'new']) add(text);
  settle();
  expect(screen).toEqual(['a', 'b', 'c']);
});

test('one that waits can be taken away before it was seen', () => {
  const { screen, add, remove, leave } = makeQueue();
  for (const text of ['a', 'b', 'c', 'd']) add(text);
  remove('d');
  leave('a');
  expect(screen).toEqual(['b', 'c']);
});

test('the newest of what is about the same comes in place of the one before, also of one that waits', () => {
  const { screen, add, settle } = makeQueue();
  const undo = { about: 'undo', replaces: true };
  add('eerste', undo);
  add('tweede', undo);
  settle();
  expect(screen).toEqual(['tweede']);
  for (const text of ['a', 'b']) add(text);
  add('derde', { ...undo, series: 'general' });
  settle();
  expect(screen).toEqual(['a', 'b', 'derde']);
});
