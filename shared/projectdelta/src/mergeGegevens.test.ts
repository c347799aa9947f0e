import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { mergeGegevens } from './mergeGegevens.ts';

const { projectGegevens: geopend } = buildProject();
const anna: ProjectGegevens = { ...geopend, gebouwhoogte: 24 };

const merge = (
  mijn: ProjectGegevens,
  nieuwste: ProjectGegevens,
  antwoorden: ReadonlyMap<string, unknown> = new Map(),
) => mergeGegevens({ getyptOp: geopend, mijn, nieuwste, antwoorden });

test('a height that a colleague changed stays when another field is saved', () => {
  const { gegevens, vragen, past } = merge({ ...geopend, referentienummer: '2026-17' }, anna);
  expect(gegevens).toEqual({ ...anna, referentienummer: '2026-17' });
  expect(vragen).toEqual([]);
  expect(past).toBe(true);
});

test('what both changed to the same value is no question', () => {
  expect(merge({ ...geopend, gebouwhoogte: 24 }, anna).vragen).toEqual([]);
});

test('what is not filled in is the same however it is written', () => {
  const leeg = { ...geopend, referentienummer: null };
  const { gegevens, vragen } = mergeGegevens({
    getyptOp: leeg,
    mijn: { ...leeg, referentienummer: '' },
    nieuwste: { ...leeg, referentienummer: 'R1' },
    antwoorden: new Map(),
  });
  expect(gegevens.referentienummer).toBe('R1');
  expect(vragen).toEqual([]);
});

test('a field that both changed is asked, and only that one', () => {
  const mijn = { ...geopend, gebouwhoogte: 12, projectNaam: 'Mijn naam' };
  const { vragen, metNieuwste } = merge(mijn, anna);
  expect(vragen).toEqual([{ pad: 'gebouwhoogte', mijn: 12, nieuwste: 24 }]);
  expect(metNieuwste).toEqual({ ...anna, projectNaam: 'Mijn naam' });
});

test('an answer holds for the value that was shown, and no other', () => {
  const mijn = { ...geopend, gebouwhoogte: 12 };
  const antwoorden = new Map([['gebouwhoogte', 24]]);
  expect(merge(mijn, anna, antwoorden)).toMatchObject({
    vragen: [],
    gegevens: { gebouwhoogte: 12 },
  });
  expect(merge(mijn, { ...anna, gebouwhoogte: 30 }, antwoorden).vragen).toEqual([
    { pad: 'gebouwhoogte', mijn: 12, nieuwste: 30 },
  ]);
});

test('a height goes with whether it is to be checked', () => {
  const nieuwste = { ...geopend, gebouwhoogte: 30, gebouwhoogteControleren: true };
  const { vragen, metNieuwste } = merge({ ...geopend, gebouwhoogte: 12 }, nieuwste);
  expect(vragen.map(({ pad }) => pad)).toEqual(['gebouwhoogte', 'gebouwhoogteControleren']);
  expect(metNieuwste).toEqual(nieuwste);
});

test('when it is not known what input was typed on, all that differs is asked', () => {
  const mijn = { ...geopend, referentienummer: '2026-17' };
  const { vragen } = mergeGegevens({
    getyptOp: null,
    mijn,
    nieuwste: anna,
    antwoorden: new Map(),
  });
  expect(vragen.map(({ pad }) => pad)).toEqual(['referentienummer', 'gebouwhoogte']);
});

test('a key of a newer release stays', () => {
  const nieuwste = { ...anna, nieuwVeld: 'CC2' };
  expect(merge({ ...geopend, projectNaam: 'Mijn naam' }, nieuwste).gegevens).toHaveProperty(
    'nieuwVeld',
    'CC2',
  );
});
