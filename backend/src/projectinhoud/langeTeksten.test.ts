import { describe, expect, test } from '@jest/globals';

import { LANGSTE_TEKST } from '@adviestool/contract/langsteTekst';

import { langeTeksten } from './langeTeksten.ts';

const LANG = 'x'.repeat(LANGSTE_TEKST + 1);

const found = (text: string, eerder = ''): string[] =>
  langeTeksten(text, eerder).map(
    ({ pad, tekst, isNaam }) => `${pad.join('.')} ${isNaam ? 'naam' : ''}${tekst.length}`,
  );

describe('a long text', () => {
  test.each([
    ['as long as may be', ['x'.repeat(LANGSTE_TEKST)], []],
    ['one longer', [{ a: { b: LANG } }], ['0.a.b 2001']],
    ['of signs that JSON escapes', ['\n'.repeat(LANGSTE_TEKST)], []],
    ['of escaped signs, one longer', ['"\\'.repeat(LANGSTE_TEKST / 2 + 1)], ['0 2002']],
    ['after a backslash at the end of another', ['a\\', 'b', LANG], ['2 2001']],
    ['as the name of a field', [{ [LANG]: 1 }], ['0 naam2001']],
    ['more than one', [LANG, { a: [LANG] }], ['0 2001', '1.a.0 2001']],
  ])('%s', (_what, value, expected) => {
    expect(found(JSON.stringify(value))).toEqual(expected);
  });

  test('that is stored stays, wherever it stands by now and however it is escaped', () => {
    const eerder = `[{"a":"\\u0078${'x'.repeat(LANGSTE_TEKST)}"}]`;
    expect(found(JSON.stringify([1, { b: LANG }]), eerder)).toEqual([]);
    expect(found(JSON.stringify([{ a: `${LANG}y` }]), eerder)).toEqual(['0.a 2002']);
  });

  test('that does not end, or is no JSON, is none of this', () => {
    expect(found(`["${LANG}`)).toEqual([]);
    expect(found('"')).toEqual([]);
  });
});
