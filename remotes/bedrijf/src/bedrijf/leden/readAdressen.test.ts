import { expect, test } from '@jest/globals';

import { readAdressen } from './readAdressen.ts';

const anna = { mail: 'anna@bouw.example', naam: 'Anna de Boer' };
const bert = { mail: 'bert@bouw.example', naam: null };

test.each([
  ['lines', 'Anna de Boer <anna@bouw.example>\r\nbert@bouw.example\n'],
  ['commas', 'Anna de Boer <anna@bouw.example>, bert@bouw.example,'],
  ['semicolons', '"Anna de Boer" <anna@bouw.example>;bert@bouw.example; ; '],
  ['one of them twice', 'Anna de Boer <anna@bouw.example>\nbert@bouw.example\nBert@bouw.example'],
])('%s part addresses', (_name, tekst) => {
  expect(readAdressen(tekst)).toMatchObject([anna, bert]);
});

test('a comma within quotes is part of the name', () => {
  expect(readAdressen('"Boer, Anna de" <anna@bouw.example>, bert@bouw.example')).toMatchObject([
    { mail: 'anna@bouw.example', naam: 'Boer, Anna de' },
    bert,
  ]);
});

test('a quote or a bracket that is not closed ends with its line', () => {
  expect(readAdressen('"Anna\nbert@bouw.example\nCees <cees\nanna@bouw.example')).toMatchObject([
    { tekst: '"Anna', mail: null },
    bert,
    { tekst: 'Cees <cees', mail: null },
    { mail: 'anna@bouw.example' },
  ]);
});

test('what is no address keeps its text', () => {
  expect(readAdressen('Anna de Boer\nanna@\n<anna@bouw.example>')).toEqual([
    { tekst: 'Anna de Boer', mail: null, naam: null },
    { tekst: 'anna@', mail: null, naam: null },
    { tekst: '<anna@bouw.example>', mail: 'anna@bouw.example', naam: null },
  ]);
});

test('nothing is nobody', () => {
  expect(readAdressen(' \n;, ')).toEqual([]);
});
