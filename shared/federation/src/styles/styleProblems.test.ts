import { expect, test } from '@jest/globals';

import { namesIn, styleProblems } from './styleProblems.ts';

const problemsOf = (text: string): string[] => styleProblems({ file: 'lijst.module.css', text });

const inLayer = (rules: string): string => `@layer remote {\n${rules}\n}`;

test('what is of own classes, in the layer of remotes, passes in every form in which it is written', () => {
  expect(
    problemsOf(
      inLayer(`
        .lijst, .lijst > li:first-child, main .lijst a:hover, .lijst:not(:empty)::after { color: red }
        :is(.a, .b) td { color: var(--ink) }
        .lijst { & > p { margin: 0 } & span { margin: 0 } &:hover { margin: 0 } }
        @media (width >= 40rem) { .lijst { display: grid } }
        @keyframes op { from { opacity: 0 } }
        :root:has(.dialog[open]) { overflow: hidden }`),
    ),
  ).toEqual([]);
});

test.each([
  ':root',
  'body',
  'button',
  '*',
  '[role=banner]',
  '#app',
  'main:not(.lijst)',
  'header:has(.lijst)',
  ':is(.lijst,body)',
  ':global(.kop)',
  ':global(.kop) .lijst',
])('the selector ‘%s’ is refused by name and place, also beside one that fits', (selector) => {
  expect(problemsOf(inLayer(`.lijst, ${selector} { color: red }`))).toEqual([
    `lijst.module.css:2: the selector ‘${selector}’ reaches outside this remote: begin it with a class of its own, without :global.`,
  ]);
});

test.each([
  ['the negation of an own element', '.lijst { main:not(&) { color: red } }', 'main:not(&)'],
  ['the same behind another', '.lijst { p, main:not(&) { color: red } }', 'main:not(&)'],
  ['more on the root than its scrolling', ':root:has(.x) { color: red }', '‘:root:has(.x)’'],
  ['a rule that holds a bare one', '@media print { nav { display: none } }', '‘nav’'],
  ['a font of the whole page', '@font-face { font-family: x }', '@font-face is of the whole page'],
  [
    'another style sheet',
    '@import "https://elders.example/x.css";',
    '@import is of the whole page',
  ],
  ['what no browser reads either', '.x } body { color: red', 'lijst.module.css'],
])('%s is refused', (_what, rules, problem) => {
  expect(problemsOf(inLayer(rules)).join('\n')).toContain(problem);
});

test.each([
  ['no layer', '.lijst { color: red }', 'write it in @layer remote'],
  ['the layer of the host', '@layer host { .lijst { color: red } }', 'expected remote'],
])('%s is refused', (_what, text, problem) => {
  expect(problemsOf(text).join('\n')).toContain(problem);
});

test('the names of a style sheet are its classes and animations', () => {
  const text =
    '@layer remote{.a .b{animation:op 1s}@media print{.c{margin:0}}@keyframes op{to{opacity:0}}}';
  expect([...namesIn(text)]).toEqual(['a', 'b', 'c', 'op']);
});
