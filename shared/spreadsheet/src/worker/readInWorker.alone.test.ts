import { beforeEach, describe, expect, test } from '@jest/globals';

import { readSpreadsheet } from '../read/readSpreadsheet.ts';

type Behaviour = 'reads' | 'is silent' | 'does not load';

let behaviour: Behaviour = 'reads';
let ended = 0;

/** A worker that does its work in this thread. */
class FakeWorker extends EventTarget {
  postMessage([bron, options]: Parameters<typeof readSpreadsheet>): void {
    if (behaviour === 'does not load') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    if (behaviour !== 'reads') return;
    const data = readSpreadsheet(bron, options);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    ended += 1;
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
const { readInWorker } = await import('./readInWorker.ts');

const codeOf = async (...args: Parameters<typeof readInWorker>): Promise<string> => {
  const uitkomst = await readInWorker(...args);
  return uitkomst.gelukt ? 'geen' : uitkomst.fout.code;
};

const lijst = (): File => new File(['merk;b\nK01;1200'], 'BG.csv');

beforeEach(() => {
  behaviour = 'reads';
  ended = 0;
});

describe('a list that is read in a worker', () => {
  test('is what reading it here gives, under the name of its file', async () => {
    expect(await readInWorker(lijst())).toEqual(
      readSpreadsheet('merk;b\nK01;1200', { naam: 'BG' }),
    );
    expect(ended).toBe(1);
  });

  test('may be a text of the clipboard, within limits of the caller', async () => {
    expect(await readInWorker('a\tb')).toEqual(readSpreadsheet('a\tb'));
    expect(await codeOf('a\tb', { grenzen: { kolommen: 1 } })).toBe('teVeelKolommen');
  });

  test('is refused by its size before it is read', async () => {
    const groot = Object.assign(new File([], 'x.csv'), {
      arrayBuffer: () => Promise.reject(new Error('read')),
    });
    Object.defineProperty(groot, 'size', { value: 200_000_000 });
    expect(await codeOf(groot)).toBe('teGroot');
    expect(ended).toBe(0);
  });

  test('is refused when its file is no longer there', async () => {
    const weg = Object.assign(lijst(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await codeOf(weg)).toBe('nietGelukt');
  });

  test.each<[Behaviour, string]>([
    ['does not load', 'nietGelukt'],
    ['is silent', 'duurtTeLang'],
  ])('ends when the worker %s', async (how, code) => {
    behaviour = how;
    expect(await codeOf(lijst(), { timeout: how === 'is silent' ? 0 : 10_000 })).toBe(code);
    expect(ended).toBe(1);
  });

  test('ends when it is called off, before it begins and while it is read', async () => {
    behaviour = 'is silent';
    expect(await codeOf(lijst(), { signal: AbortSignal.abort() })).toBe('afgebroken');
    expect(ended).toBe(0);
    const stop = new AbortController();
    const reading = codeOf('a', { signal: stop.signal });
    await Promise.resolve();
    stop.abort();
    expect(await reading).toBe('afgebroken');
    expect(ended).toBe(1);
  });
});
