import { expect, test } from '@jest/globals';

import { buildIfc } from '../builders/buildIfc.ts';
import { withBlok, withoutBlok } from './blok.ts';
import { scanStep } from './scanStep.ts';

const RAAM = '1aaaaaaaaaaaaaaaaaaaa1';
const DEUR = '1aaaaaaaaaaaaaaaaaaaa2';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const scan = (text: string, ...globalIds: readonly string[]) =>
  scanStep(bytesOf(text), new Set(globalIds));

const ifc = buildIfc({
  elements: { 50: `IFCWINDOW('${RAAM}',$,$,$,$,#42,$,$,$,$)` },
  lines: {
    // Before the line of the door: a property that holds its GlobalId, and what looks like the end.
    110: `IFCPROPERTYSINGLEVALUE('GUID',$,IFCLABEL('${DEUR}'),$)`,
    111: "IFCPROPERTYSINGLEVALUE('ENDSEC;',$,IFCLABEL('it''s #999=IFCWALL(/*'),$) /* #998 ENDSEC; ' */",
    120: ` IFCDOOR( '${DEUR}',$,$,$,$,#42,$,$,$,$)`,
  },
});

test('the end of the data and the highest number are found past texts and comments', () => {
  const found = scan(ifc);
  expect(ifc.slice(found?.einde)).toBe('ENDSEC;\nEND-ISO-10303-21;\n');
  expect(found?.hoogste).toBe(120);
});

test('a GlobalId is that of the line that begins with it, not of a property that holds it', () => {
  expect(scan(ifc, RAAM, DEUR, '1aaaaaaaaaaaaaaaaaaaa9')?.lijnVan).toEqual(
    new Map([
      [RAAM, 50],
      [DEUR, 120],
    ]),
  );
});

test('a GlobalId that two lines begin with is told', () => {
  const twice = ifc.replace(`IFCDOOR( '${DEUR}'`, `IFCDOOR( '${RAAM}'`);
  expect(scan(twice, RAAM, DEUR)?.dubbel).toEqual(new Set([RAAM]));
  expect(scan(ifc, RAAM, DEUR)?.dubbel).toEqual(new Set());
});

test.each([
  ['a text', buildIfc({ lines: { 110: "IFCLABEL('Proef)" } })],
  ['a comment', buildIfc({ lines: { 110: 'IFCLABEL($) /* Proef' } })],
  ['the data', ifc.slice(0, ifc.lastIndexOf('ENDSEC'))],
])('%s without an end is told', (_what, text) => {
  expect(scan(text)).toBeNull();
});

test.each(['\n', '\r\n', ''])(
  'lines are appended and taken off again, lines ending in %j',
  (end) => {
    const bytes = bytesOf(ifc.replaceAll('\n', end));
    const found = scanStep(bytes, new Set());
    const written = withBlok(bytes, found?.einde ?? -1, [
      "#121=IFCLABEL('Adviestool_Verankering');",
    ]);

    const text = textOf(written);
    const start = text.indexOf('/* Adviestool_Verankering: begin */');
    const inserted = written.length - bytes.length;
    expect(text.slice(0, start) + text.slice(start + inserted)).toBe(textOf(bytes));
    expect(text.slice(start + inserted)).toMatch(/^ENDSEC;/);

    const again = scanStep(written, new Set());
    expect(again).toMatchObject({ hoogste: 121, hasSet: true });
    expect(again?.blok).not.toBeNull();
    expect(textOf(withoutBlok(written, again?.blok ?? { begin: 0, einde: 0 }))).toBe(textOf(bytes));
  },
);

test('a file that another program wrote has our set without our comments', () => {
  const text = buildIfc({
    lines: { 110: "IFCPROPERTYSET('1aaaaaaaaaaaaaaaaaaaa3',$,'Adviestool_Verankering',$,())" },
  });
  expect(scan(text)).toMatchObject({ hasSet: true, blok: null });
  expect(scan(ifc)).toMatchObject({ hasSet: false, blok: null });
});
