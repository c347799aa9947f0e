import { describe, expect, test } from '@jest/globals';

import { parseFormule, writeFormule } from './formuletekst.ts';
import { speakFormule } from './speakFormule.ts';

const withP = (p: string) => (naam: string) => (naam === 'p' ? p : naam);

describe('a formula', () => {
  test.each([
    "c_r = k_r · ln(z' / z0)",
    'k_r = k_r,II · (z0 / z0,II)^α',
    'n_afst = max(2; 1 + ⌈(L − 2 · a) / s_max⌉)',
    'q_p = (1 + 7 · 0,25563) · ½ · 1,25 · 22,123² / 1000',
    'CC_bouw; CC3 bij z > z_CC3',
    '√((3,6801 / 6,3)² + (4,4 / 6,3)²)',
    'max(15; -40)',
    '10.000,5 ≤ 12.000',
  ])('is written back as it was read: %s', (tekst) => {
    expect(writeFormule(parseFormule(tekst))).toBe(tekst);
  });

  test('binds a product before a sum, from left to right', () => {
    expect(parseFormule('a − b · c / d')).toMatchObject({
      teken: '−',
      links: { naam: 'a' },
      rechts: { teken: '/', links: { teken: '·' }, rechts: { naam: 'd' } },
    });
  });

  test('leaves a term without a value out, and the function around a single one', () => {
    const boom = parseFormule('min(F_anker; F_bouw?; F_hout?)');
    const zonder = (...weg: string[]) =>
      writeFormule(boom, (naam) => (weg.includes(naam) ? null : naam));
    expect(zonder('F_bouw')).toBe('min(F_anker; F_hout)');
    expect(zonder('F_bouw', 'F_hout')).toBe('F_anker');
  });

  test.each([
    ['2', 'a²'],
    ['1,5', 'a^1,5'],
  ])('with the power %s reads %s', (p, tekst) => {
    expect(writeFormule(parseFormule('a^p'), withP(p))).toBe(tekst);
  });

  test('shows the root that a power of one half is', () => {
    expect(writeFormule(parseFormule('(a + b)^(1 / p)'), withP('2'))).toBe('√(a + b)');
  });

  test.each(['a +', 'a + + b', '(a', 'a b', 'max(a', 'a # b', ''])('is not ‘%s’', (tekst) => {
    expect(() => parseFormule(tekst)).toThrow('The formula');
  });
});

test.each([
  ['v_b = c_dir · v_b,0', 'v b is c dir maal v b 0'],
  [
    '(1 + 7 · I_v) · ½ · ρ · v_m² / 1000',
    'haakje openen 1 plus 7 maal I v haakje sluiten maal een half maal rho maal v m kwadraat gedeeld door 1000',
  ],
  ["⌈z' / z0⌉", 'naar boven afgerond haakje openen z accent gedeeld door z0 haakje sluiten'],
  ['L − s_min', 'L min s minimum'],
  ['√(a)', 'de wortel van haakje openen a haakje sluiten'],
  [
    '√((a / b)² + c²)',
    'de wortel van haakje openen haakje openen a gedeeld door b haakje sluiten kwadraat plus c kwadraat haakje sluiten',
  ],
  [
    'max(a; b) bij c ≤ d',
    'het grootste van haakje openen a en b haakje sluiten bij c is ten hoogste d',
  ],
  ['(a)^α', 'haakje openen a haakje sluiten tot de macht alfa'],
])('%s is said in words', (tekst, woorden) => {
  expect(speakFormule(parseFormule(tekst))).toBe(woorden);
});
