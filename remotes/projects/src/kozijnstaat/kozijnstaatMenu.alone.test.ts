import { afterEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { kozijnstaatMenu } from './kozijnstaatMenu.ts';
import { menuTeksten } from './menuTeksten.ts';

const project = buildProject({ gevelvullingen: [buildGevelvulling()] });

let isPressed = false;
const copied: string[] = [];

/** Takes what comes within the press alone, and waits for what that has to wait for, as Safari does. */
const take = async (text: Promise<Blob>): Promise<void> => {
  if (!isPressed) throw new DOMException('Not in a press.', 'NotAllowedError');
  copied.push(await (await text).text());
};

class ClipboardItem {
  text: Promise<Blob>;
  constructor(data: Record<string, Promise<Blob>>) {
    this.text = data['text/plain'] ?? Promise.reject(new Error('No text.'));
  }
}

const clipboard = {
  write: async ([item]: ClipboardItem[]) => item && take(item.text),
  writeText: (text: string) => take(Promise.resolve(new Blob([text]))),
};
const give = (browser: object): void => {
  Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });
};
give({ clipboard });
Object.assign(globalThis, { ClipboardItem });

afterEach(() => give({ clipboard }));

/** @returns what the user is told */
const pressCopy = (mayCopy: boolean): Promise<string[]> =>
  new Promise((resolve) => {
    const host = buildHost({ toast: (...toast) => resolve(toast.slice(0, 2).map(String)) });
    const entry = kozijnstaatMenu(host, project).find(({ id }) => id === 'kozijnstaat-klembord');
    isPressed = mayCopy;
    if (entry !== undefined && 'onAction' in entry) entry.onAction?.();
    isPressed = false;
  });

test('the list is copied within the press, before its code and its text are there', async () => {
  expect(await pressCopy(true)).toEqual(['success', menuTeksten.gekopieerd]);
  expect(copied).toEqual([expect.stringMatching(/^Merk\t/)]);
});

test('a clipboard that takes nothing is told', async () => {
  expect(await pressCopy(false)).toEqual(['error', menuTeksten.nietGekopieerd]);
});

test('a page that may not copy at all tells it too', async () => {
  give({});
  expect(await pressCopy(true)).toEqual(['error', menuTeksten.nietGekopieerd]);
});
