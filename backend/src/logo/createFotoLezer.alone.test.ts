import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import sharp from 'sharp';
import { z } from 'zod';

import type { Proces } from '../processen/startProces.ts';
import { buildPng } from '../testing/buildPng.ts';
import { JPEG, KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { createFotoLezer } from './createFotoLezer.ts';
import { openDecoder } from './decodeLogo.ts';
import { readPicture } from './readPicture.ts';

/** What decodes as the process does, in this one. */
const nearProces = (): Proces => {
  const told = new EventEmitter();
  return {
    pid: undefined,
    send: (vraag) => {
      const { bytes, soort } = z
        .object({ bytes: z.instanceof(Uint8Array), soort: z.literal('foto') })
        .parse(vraag);
      void readPicture(bytes, soort).then((read) => told.emit('bericht', read));
    },
    onBericht: (listener) => told.on('bericht', listener),
    onEnd: () => undefined,
    end: () => undefined,
  };
};

/** Those that were started, in their order. */
let started: ReturnType<typeof openDecoder>[] = [];
let lezer: ReturnType<typeof createFotoLezer>;

const alive = (): boolean[] => started.map((decoder) => !decoder.isEnded());

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  started = [];
  lezer = createFotoLezer(() => {
    const decoder = openDecoder(nearProces());
    started.push(decoder);
    return decoder;
  });
});

afterEach(() => {
  lezer.stop();
  jest.useRealTimers();
});

const widthOf = async (read: Uint8Array | { reden: string }): Promise<number | undefined> =>
  'reden' in read ? undefined : (await sharp(read).metadata()).width;

test('the photos of one sender share a process, and each is its own', async () => {
  const wide = await sharp(buildPng(60, 20)).jpeg().toBuffer();
  const read = [];
  for (const photo of [JPEG, wide, JPEG]) read.push(await widthOf(await lezer.read('a', photo)));
  expect(read).toEqual([32, 60, 32]);
  expect(alive()).toEqual([true]);
});

test('those of another do not come into it', async () => {
  for (const van of ['a', 'b', 'a']) await lezer.read(van, JPEG);
  expect(alive()).toEqual([false, false, true]);
});

test('it ends with the first that is no photo, and the next has a process of its own', async () => {
  await lezer.read('a', JPEG);
  expect(await lezer.read('a', KAPOTTE_JPEG)).toEqual({
    reden: 'Deze foto is beschadigd en kan niet worden gelezen.',
  });
  expect(alive()).toEqual([false]);
  expect(await widthOf(await lezer.read('a', JPEG))).toBe(32);
  expect(alive()).toEqual([false, true]);
});

test('one that ended by itself is started anew', async () => {
  await lezer.read('a', JPEG);
  started[0]?.end();
  expect(await widthOf(await lezer.read('a', JPEG))).toBe(32);
  expect(alive()).toEqual([false, true]);
});

test('it does not wait for long', async () => {
  await lezer.read('a', JPEG);
  expect(alive()).toEqual([true]);
  jest.runOnlyPendingTimers();
  expect(alive()).toEqual([false]);
});

test('a photo that takes too many bytes however it is written anew is refused', async () => {
  const bytes = new Uint8Array(MONTAGE_GRENZEN.fotoBytes + 1);
  const large = createFotoLezer(() => ({
    isEnded: () => false,
    end: () => undefined,
    decode: async () => ({ type: 'image/jpeg', breedte: 2000, hoogte: 2000, bytes }),
  }));
  expect(await large.read('a', JPEG)).toEqual({
    reden: 'Deze foto is te groot. Een foto mag 1024 kB zijn.',
  });
  large.stop();
});
