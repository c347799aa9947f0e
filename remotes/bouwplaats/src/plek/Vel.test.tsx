/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Vel } from './Vel.tsx';

/** A colour as OKLab: lightness 0–1, a, b. */
type Lab = readonly [number, number, number];
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(join(import.meta.dirname, '../../../../shared/ui/src/tokens.css'), 'utf8');

/** The properties between two texts of the style sheet. */
const tokensIn = (from: string, to: string): [string, string][] => {
  const start = css.indexOf(from);
  const block = css.slice(start, css.indexOf(to, start));
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/g, ' '),
  ]);
};

const DARK = '@media screen and (prefers-color-scheme: dark)';
const LIGHT = tokensIn(':root', DARK);
const THEMES = {
  light: new Map(LIGHT),
  dark: new Map([...LIGHT, ...tokensIn(DARK, '@media (pointer')]),
};

const NAMED: Readonly<Record<string, Lab>> = {
  '#fff': [1, 0, 0],
  white: [1, 0, 0],
  black: [0, 0, 0],
};

const labOf = (value: string, tokens: Tokens): Lab => {
  const named = NAMED[value];
  if (named !== undefined) return named;
  const token = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (token !== undefined) return labOf(tokens.get(token) ?? `no ${token}`, tokens);
  const lch = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (lch !== null) {
    const [l = 0, chroma = 0, hue = 0] = lch.slice(1).map(Number);
    const angle = (hue * Math.PI) / 180;
    return [l / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  }
  const mix = /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(value);
  if (mix === null) throw new Error(`No colour that is known here: ${value}`);
  const [, one = '', part = '', other = ''] = mix;
  const [a, b] = [labOf(one, tokens), labOf(other, tokens)];
  const at = (index: 0 | 1 | 2): number =>
    (a[index] * Number(part) + b[index] * (100 - Number(part))) / 100;
  return [at(0), at(1), at(2)];
};

const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** Of WCAG, by the matrices of OKLab. */
const luminanceOf = ([l, a, b]: Lab): number => {
  const long = (l + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (l - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (l - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const red = clip(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short);
  const green = clip(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short);
  const blue = clip(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Lab, other: Lab): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

test('black on white is 21 : 1', () => {
  expect(contrast([1, 0, 0], [0, 0, 0])).toBeCloseTo(21, 1);
});

/** What is read on what: of the style sheet, inside the sheet of the site. */
const PAIRS = [
  ...['--ink', '--ink-2', '--ink-3', '--accent', '--ok', '--warn', '--bad', '--anchor'].flatMap(
    (ink) => [
      [ink, '--surface'],
      [ink, '--paper'],
    ],
  ),
  ['--ink-2', '--sunken'],
  ['--accent', '--accent-soft'],
  ['--ok', '--ok-soft'],
  ['--warn', '--warn-soft'],
  ['--bad', '--bad-soft'],
  ['--accent-ink', '--accent'],
] as const;

test.each(['light', 'dark'] as const)('what the sheet holds has 7 : 1, in %s', (theme) => {
  const { container } = render(
    <Vel>
      <p>Inhoud</p>
    </Vel>,
  );
  const tokens = THEMES[theme];
  // Made on the elements, of what stands above them.
  const styled = [...container.querySelectorAll<HTMLElement>('[style]')];
  const own = new Map(tokens);
  for (const { style } of styled) {
    const given = Array.from(style).map((name) => [name, style.getPropertyValue(name)] as const);
    for (const [name, value] of given) own.set(name, value);
  }
  expect(screen.getByText('Inhoud')).toBeTruthy();
  const grounds = /^--(?:surface|paper|sunken|\w+-soft)$/;
  // Softened colours are those of the root; the mixed ones are of the colours above them.
  const root = (name: string): Lab => labOf(`var(${name})`, tokens);
  const inside = (name: string): Lab => {
    const mixed = /^var\((--vel-[\w-]+)\)$/.exec(own.get(name) ?? '')?.[1];
    return mixed === undefined
      ? labOf(`var(${name})`, own)
      : labOf(own.get(mixed) ?? `no ${mixed}`, tokens);
  };
  const weak = PAIRS.flatMap(([ink = '', ground = '']) => {
    const found = contrast(inside(ink), grounds.test(ground) ? root(ground) : inside(ground));
    return found < 7 ? [`${ink} on ${ground}: ${found.toFixed(2)}`] : [];
  });
  expect(weak).toEqual([]);
});
