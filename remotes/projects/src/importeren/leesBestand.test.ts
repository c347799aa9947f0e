import type { ProjectBestand } from '@adviestool/contract/projectBestand';
import { expect, test } from '@jest/globals';

import { buildProjectBestand } from './buildProjectBestand.ts';
import { leesBestand } from './leesBestand.ts';

const fileOf = (content: unknown): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'a.json');

const bestand = buildProjectBestand();

test('a file of a project is read as it was exported', async () => {
  expect(await leesBestand(fileOf(bestand))).toEqual({ gelukt: true, bestand });
});

const changed = (change: Partial<ProjectBestand['inhoud']>): ProjectBestand => ({
  ...bestand,
  inhoud: { ...bestand.inhoud, ...change },
});

const LIMIT = 16 * 1024 * 1024;

test.each<[string, unknown, RegExp]>([
  ['no JSON', 'PK\u0003\u0004', /geen projectbestand/],
  ['other JSON', [1, 2], /geen projectbestand/],
  ['a newer form', { ...bestand, versie: 4, nieuw: 1 }, /nieuwere versie/],
  ['a name that was changed', changed({ version: 'x' }), /na het exporteren gewijzigd/],
  ['something that is in no project', { ...bestand, extra: 1 }, /kan niet worden gelezen/],
  [
    'gevelvullingen of no kind',
    buildProjectBestand({ gevelvullingen_json: '[1]' }),
    /kan niet worden gelezen/,
  ],
  [
    'gevelvullingen nested without an end',
    buildProjectBestand({ gevelvullingen_json: '['.repeat(1_000_000) }),
    /kan niet worden gelezen/,
  ],
  [
    'content nested without an end',
    `{"formaat":"adviestool-project","versie":1,"inhoud":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    /kan niet worden gelezen/,
  ],
  ['text as large as may be', `"${'x'.repeat(LIMIT - 2)}"`, /geen projectbestand/],
  ['more than may be', 'x'.repeat(LIMIT + 1), /groter dan 16 MB/],
])('%s is refused in words', async (_naam, content, words) => {
  const gelezen = await leesBestand(fileOf(content));
  expect(gelezen).toEqual({ gelukt: false, fout: expect.stringMatching(words) });
});
