import { expect, test } from '@jest/globals';

import { DocumentError } from './readDocument.ts';
import { whatsNewOf } from './whatsNewOf.ts';

const plain = (text: string) => ({ text, style: 'plain', href: null });

test('a document becomes a title and blocks of text', () => {
  const { title, blocks } = whatsNewOf(
    `# Nieuw &amp; beter

Een **vet** en *schuin*
woord, en [een link](https://bedrijf.example/a?b=1&c=2).

## Kop

1. eerste
2. \\*tweede\\*
`,
  );
  expect(title).toBe('Nieuw & beter');
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        plain('Een '),
        { ...plain('vet'), style: 'strong' },
        plain(' en '),
        { ...plain('schuin'), style: 'emphasis' },
        plain(' woord, en '),
        { ...plain('een link'), href: 'https://bedrijf.example/a?b=1&c=2' },
        plain('.'),
      ],
    },
    { kind: 'heading', runs: [plain('Kop')] },
    { kind: 'list', ordered: true, items: [[plain('eerste')], [plain('*tweede*')]] },
  ]);
});

test('another text has another id, the same text the same', () => {
  expect(whatsNewOf('# A').id).toBe(whatsNewOf('# A').id);
  expect(whatsNewOf('# A').id).not.toBe(whatsNewOf('# B').id);
});

test.each([
  ['HTML in a line', '# A\n\nEen <b>woord</b>', /^line 3: expected headings.*‘html’/],
  ['a block of HTML', '# A\n\n<script>alert(1)</script>', /^line 3: .*‘html’/],
  ['a picture', '# A\n\n![b](https://c.example/d.png)', /^line 3: .*‘image’/],
  ['a list in a list', '# A\n\n- b\n  - c', /^line 4: .*‘list’/],
  ['no title', 'Tekst', /^line 1: expected a title/],
  ['a link that runs code', '# A\n\n[b](javascript:alert(1))', /^blocks\.0\.runs\.0\.href: /],
  ['a link without https', '# A\n\n[b](http://c.example/)', /^blocks\.0\.runs\.0\.href: /],
])('%s is refused with its place', (_name, markdown, message) => {
  expect(() => whatsNewOf(markdown)).toThrow(DocumentError);
  expect(() => whatsNewOf(markdown)).toThrow(message);
});
