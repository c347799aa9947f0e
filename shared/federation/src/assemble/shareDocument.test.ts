import { runInNewContext } from 'node:vm';

import { expect, test } from '@jest/globals';

import { DOCUMENT_END, DOCUMENT_START } from './indexHtml.ts';
import { shareDocument, shareFiles } from './shareDocument.ts';
import { SHARE_SCRIPT } from './shareScript.ts';

const documentOf = (text: string): string => `${DOCUMENT_START}${text}\n${DOCUMENT_END}`;

const EVERYBODY = documentOf('<title>Oud</title></head><body><script>"</script> & co"</script>');
const CANDIDATE = documentOf('<title>Nieuw</title></head><body>');

const html = shareDocument({
  variant: 'main',
  percent: 10,
  document: EVERYBODY,
  candidate: { release: 'r2', document: CANDIDATE },
});

const data = /<script type="application\/json" id="adviestool-share">(.*?)<\/script>/.exec(
  html,
)?.[1];

interface Browser {
  /** What it has kept; null: it keeps nothing. */
  kept: Map<string, string> | null;
  /** What chance gives. */
  random?: number;
}

/** Runs the script as the browser does. @returns what it writes, and how to let the candidate fail */
const run = ({ kept, random = 0 }: Browser) => {
  const written: string[] = [];
  const listeners: ((event: object) => void)[] = [];
  runInNewContext(SHARE_SCRIPT, {
    document: {
      getElementById: () => ({ textContent: data }),
      write: (text: string) => written.push(text),
    },
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
    Math: { floor: Math.floor, random: () => random },
    get localStorage() {
      if (kept === null) throw new Error('refused');
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: unknown) => kept.set(key, String(value)),
      };
    },
  });
  const fail = (id: string): void => {
    for (const listener of listeners) listener({ target: { id } });
  };
  return { written, fail };
};

const numbered = (number: string) => new Map([['main:share-number', number]]);

test('who is outside the share gets the document of everybody, as it is', () => {
  const { written } = run({ kept: numbered('10') });
  expect(written).toEqual([
    `${EVERYBODY.slice(DOCUMENT_START.length, -DOCUMENT_END.length)}<template>`,
  ]);
});

test('who is in the share gets the other one, from its release and checked', () => {
  const { written } = run({ kept: numbered('9') });
  expect(written).toEqual([
    expect.stringMatching(
      /^<script id="adviestool-share-candidate" src="\/releases\/r2\/document\.js" integrity="sha256-[^"]+" crossorigin="anonymous"><\/script>$/,
    ),
  ]);
  const show = shareFiles(CANDIDATE)['document.js'] ?? '';
  const shown: string[] = [];
  runInNewContext(show, { document: { write: (text: string) => shown.push(text) } });
  expect(shown).toEqual([
    expect.stringMatching(/^<title>Nieuw<\/title><\/head><body>\n<template>$/),
  ]);
});

test('when the other one does not come, that of everybody is shown', () => {
  const { written, fail } = run({ kept: numbered('9') });
  fail('another script');
  expect(written).toHaveLength(1);
  fail('adviestool-share-candidate');
  expect(written[1]).toContain('<title>Oud</title>');
});

test('a number is drawn once', () => {
  const kept = new Map<string, string>();
  expect(run({ kept, random: 0.099 }).written[0]).toContain('document.js');
  expect(kept).toEqual(numbered('9'));
  expect(run({ kept, random: 0.5 }).written[0]).toContain('document.js');
});

test.each([
  ['keeps nothing', null],
  ['forgets what it is given', Object.assign(new Map<string, string>(), { set: () => undefined })],
])('a browser that %s is in no share', (_how, kept) => {
  expect(run({ kept }).written[0]).toContain('<title>Oud</title>');
});

test('before the script decides nothing is named that could be fetched ahead', () => {
  expect(html.match(/(?:src|href)="[^"]+"/g)).toEqual(['src="/releases/r2/share.js"']);
});
