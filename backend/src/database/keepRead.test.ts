import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { keepRead } from './keepRead.ts';

const schema = z.object({ name: z.string(), parts: z.array(z.object({ id: z.int() })) });

const textOf = (name: string): string => JSON.stringify({ name, parts: [{ id: 1 }] });

const createCounted = () => {
  const texts: string[] = [];
  const read = keepRead((text) => {
    texts.push(text);
    return schema.parse(JSON.parse(text));
  });
  return { texts, read };
};

test('a text is read once, and another one by itself', () => {
  const { texts, read } = createCounted();
  const first = read(textOf('een'));
  expect(read(textOf('een'))).toBe(first);
  expect(read(textOf('twee'))).toEqual({ name: 'twee', parts: [{ id: 1 }] });
  expect(texts).toEqual([textOf('een'), textOf('twee')]);
});

test('nobody changes what others are given', () => {
  const { read } = createCounted();
  expect(() => read(textOf('een')).parts.push({ id: 2 })).toThrow(TypeError);
  expect(() => Object.assign(read(textOf('een')).parts[0] ?? {}, { id: 2 })).toThrow(TypeError);
  expect(read(textOf('een'))).toEqual({ name: 'een', parts: [{ id: 1 }] });
});

test('what cannot be read is told each time', () => {
  const { texts, read } = createCounted();
  for (let time = 0; time < 2; time += 1) expect(() => read('{"name":1}')).toThrow(z.ZodError);
  expect(texts).toHaveLength(2);
});

test('what was asked for last is kept, and no more than a thousand, nor what is long', () => {
  const { texts, read } = createCounted();
  for (let index = 0; index < 1000; index += 1) read(textOf(`naam ${index}`));
  read(textOf('naam 0'));
  read(textOf('nog een'));
  texts.length = 0;
  read(textOf('naam 0'));
  read(textOf('naam 1'));
  expect(texts).toEqual([textOf('naam 1')]);
  for (let time = 0; time < 2; time += 1) read(textOf('lang'.repeat(2000)));
  expect(texts).toHaveLength(3);
});
