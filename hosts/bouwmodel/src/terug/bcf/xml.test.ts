import { expect, test } from '@jest/globals';

import { documentOf, element, tekst } from './xml.ts';

test('texts and attributes are escaped, and what XML cannot hold is left out', () => {
  const { markup } = element(
    'Topic',
    { Guid: '"<a>&', Leeg: null },
    tekst('Title', 'K01 <"kozijn"> & \u0000\uD800\u000B\'s\r\n🪟'),
  );
  expect(markup).toBe(
    '<Topic Guid="&quot;&lt;a&gt;&amp;"><Title>K01 &lt;&quot;kozijn&quot;&gt; &amp; \'s&#13;\n🪟</Title></Topic>',
  );
});

test('a text that is blank is no element', () => {
  expect([tekst('Title', null), tekst('Title', ' \n'), tekst('Title', '\u0001')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a document says that it is UTF-8 and is written so', () => {
  expect(new TextDecoder().decode(documentOf(element('É', {})))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<É/>\n',
  );
});
