import { describe, expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';

import { buildXlsx } from '../builders/buildXlsx.ts';
import { encodeText } from '../builders/encodeText.ts';
import { OMVANG } from '../grenzen.ts';
import type { FoutCode } from '../leesFout.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { splitText } from '../tekst/splitText.ts';
import { createArchive } from '../xlsx/createArchive.ts';
import { createOmvang } from '../xlsx/createOmvang.ts';
import { scanXml } from '../xlsx/scanXml.ts';

const MEGABYTE = 1024 * 1024;

const foutVan = (bron: Uint8Array | string): string => {
  const uitkomst = readSpreadsheet(bron);
  return uitkomst.gelukt ? 'geen' : uitkomst.fout.code;
};

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet in which a part is replaced. */
const withPart = (part: string | Uint8Array, naam = SHEET): Uint8Array =>
  buildXlsx([{ naam: 'x', rijen: [['a']] }], { delen: { [naam]: part } });

const sheetOf = (rows: string, rest = ''): string =>
  `<worksheet><sheetData>${rows}</sheetData>${rest}</worksheet>`;

/** A file that was made otherwise and given another name. */
const bytesOf = (...begin: readonly number[]): Uint8Array => {
  const bytes = new Uint8Array(1000).fill(7);
  bytes.set(begin);
  return bytes;
};

const ole = (part: string): Uint8Array => {
  const bytes = bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  bytes.set(encodeText(part, 'utf-16le').subarray(2), 512);
  return bytes;
};

const zipOf = (naam: string): Uint8Array => zipSync({ [naam]: strToU8('x') });

const xlsb = (): Uint8Array =>
  zipSync({
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
    ),
    'xl/workbook.bin': strToU8('x'),
  });

describe('a file that is something else is named', () => {
  test.each<[string, Uint8Array | string, FoutCode]>([
    ['a PDF', strToU8(`%PDF-1.7\n${'x'.repeat(500)}`), 'geenLijst'],
    ['a PNG', bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'geenLijst'],
    ['a JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0), 'geenLijst'],
    ['any other bytes', bytesOf(0, 1, 2, 3), 'geenLijst'],
    ['a page that calls itself Excel', '<html><table><tr><td>K01</td></tr></table>', 'geenLijst'],
    ['an OpenDocument sheet', zipOf('mimetype'), 'geenLijst'],
    ['a Word document', zipOf('word/document.xml'), 'geenLijst'],
    ['an archive', zipOf('foto.jpg'), 'geenLijst'],
    ['a binary workbook', xlsb(), 'geenLijst'],
    ['an .xls', ole('Workbook'), 'oudExcel'],
    ['an .xls of Excel 5', ole('Book'), 'oudExcel'],
    ['an .xls of Excel 4', bytesOf(0x09, 0x04, 0x06, 0x00), 'oudExcel'],
    ['a workbook with a password', ole('EncryptedPackage'), 'beveiligd'],
    ['an old Word document', ole('WordDocument'), 'geenLijst'],
  ])('%s', (_naam, bron, code) => {
    expect(foutVan(typeof bron === 'string' ? strToU8(bron) : bron)).toBe(code);
  });
});

describe('a file without a list', () => {
  test.each<[string, Uint8Array | string, FoutCode]>([
    ['has no bytes', new Uint8Array(), 'leeg'],
    ['has a byte order mark only', encodeText('', 'utf-8 with mark'), 'leeg'],
    ['has separators only', ';;\n;;\n', 'leeg'],
    ['has empty sheets', buildXlsx([{ naam: 'x', rijen: [] }]), 'leeg'],
    ['has no sheets', buildXlsx([]), 'geenBladen'],
  ])('%s', (_naam, bron, code) => {
    expect(foutVan(bron)).toBe(code);
  });
});

describe('a damaged workbook is refused', () => {
  const whole = buildXlsx([{ naam: 'x', rijen: [['K01', 1200]] }]);

  test.each([0.1, 0.5, 0.9, 0.99])('of which %d is there', (part) => {
    expect(foutVan(whole.slice(0, whole.length * part))).toBe('kapot');
  });

  test('wherever one bit of its contents has changed', () => {
    const codes = new Set<string>();
    for (let at = 0; at < whole.length; at += 5) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const uitkomst = readSpreadsheet(changed);
      // Names of other parts, times and the like may change without harm.
      codes.add(
        uitkomst.gelukt
          ? JSON.stringify(uitkomst.bestand.bladen[0]?.rijen.flat().map(({ tekst }) => tekst))
          : uitkomst.fout.code,
      );
    }
    expect(
      [...codes].filter((code) => !['geenLijst', 'geenBladen'].includes(code)).toSorted(),
    ).toEqual(['["K01","1200"]', 'kapot']);
  });

  test.each([
    ['no XML', 'K01;1200'],
    ['tags that do not close', '<worksheet><sheetData>'],
    ['a text that is not in the list of texts', sheetOf('<row><c t="s"><v>99</v></c></row>')],
    ['a number that is none', sheetOf('<row><c><v>1.200,00</v></c></row>')],
    ['a type that does not exist', sheetOf('<row><c t="zz"><v>1</v></c></row>')],
    ['a place beyond the sheet', sheetOf('<row><c r="XFE1"><v>1</v></c></row>')],
    ['a row beyond the sheet', sheetOf('<row r="1048577"><c><v>1</v></c></row>')],
    [
      'an area that is none',
      sheetOf('<row><c><v>1</v></c></row>', '<mergeCells><mergeCell ref="A"/></mergeCells>'),
    ],
    ['bytes that are not UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0x3e])],
  ])('with %s', (_naam, part) => {
    expect(foutVan(withPart(part))).toBe('kapot');
  });
});

test.each(['%zz', 'http://[', '../../../etc/passwd'])(
  'a workbook that refers to %j is refused',
  (target) => {
    const rels = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="${target}"/></Relationships>`;
    expect(foutVan(withPart(rels, 'xl/_rels/workbook.xml.rels'))).toBe('kapot');
  },
);

describe('XML that attacks its reader is refused', () => {
  test.each([
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf('')}`],
    [
      'entities that multiply',
      `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${sheetOf('<row><c t="str"><v>&b;</v></c></row>')}`,
    ],
    ['an entity from a file', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${sheetOf('')}`],
    ['an entity that nothing declares', sheetOf('<row><c t="str"><v>&a;</v></c></row>')],
    ['tags in tags in tags', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
  ])('with %s', (_naam, part) => {
    expect(foutVan(withPart(part))).toBe('kapot');
  });
});

describe('what is small and becomes large is refused', () => {
  const bomb = withPart(new Uint8Array(OMVANG.uitgepakt + MEGABYTE));

  test('while it is unpacked, with no more than a few megabytes beyond the limit', () => {
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const archive = createArchive(bomb, MEGABYTE);
    expect(() => archive.unpack(SHEET)).toThrow('te veel gegevens');
    expect(archive.unpacked()).toBeLessThan(4 * MEGABYTE);
    expect(foutVan(bomb)).toBe('teVeelGegevens');
  });

  test('also when it claims to be small', () => {
    const liar = bomb.slice();
    const view = new DataView(liar.buffer);
    for (let at = 0; at + 46 < liar.length; at += 1) {
      const signature = view.getUint32(at, true);
      if (signature === 0x02014b50) view.setUint32(at + 24, 10, true);
      if (signature === 0x04034b50) view.setUint32(at + 22, 10, true);
    }
    expect(liar).not.toEqual(bomb);
    expect(foutVan(liar)).toBe('teVeelGegevens');
  });

  test('also when it is unpacked a little at a time', () => {
    const archive = createArchive(withPart(new Uint8Array(MEGABYTE)), 3 * MEGABYTE);
    expect(archive.unpack(SHEET)).toHaveLength(MEGABYTE);
    expect(archive.unpack(SHEET)).toHaveLength(MEGABYTE);
    expect(archive.unpack(SHEET)).toHaveLength(MEGABYTE);
    expect(() => archive.unpack(SHEET)).toThrow('te veel gegevens');
  });

  test.each([
    ['signs in a cell', sheetOf(`<row><c t="str"><v>${'a'.repeat(500_000)}</v></c></row>`)],
    [
      'merged areas',
      sheetOf(
        '<row><c><v>1</v></c></row>',
        `<mergeCells>${'<mergeCell ref="A1:B2"/>'.repeat(OMVANG.gebieden + 1)}</mergeCells>`,
      ),
    ],
    [
      'areas over one another',
      sheetOf(
        `<row>${'<c><v>1</v></c>'.repeat(100)}</row>`.repeat(100),
        `<mergeCells>${'<mergeCell ref="A1:ZZ9999"/>'.repeat(40)}</mergeCells>`,
      ),
    ],
  ])('because of its %s', (_naam, sheet) => {
    expect(foutVan(withPart(sheet))).toBe('teVeelGegevens');
  });

  test.each([
    ['tags', '<a/>'.repeat(999)],
    ['references in texts', '&lt;'.repeat(1000)],
    ['references in attributes', `<b c="${'&#60;'.repeat(999)}"/>`],
  ])('because of its %s, which are counted as they come', (_naam, xml) => {
    const scan = (stappen: number) => () =>
      scanXml(
        strToU8(`<a>${xml}</a>`),
        { open: (_name, attribute) => attribute('c'), text: () => undefined },
        createOmvang({ ...OMVANG, stappen }),
      );
    expect(scan(999)).toThrow('te veel gegevens');
    expect(scan(1001)).not.toThrow();
  });

  test('because one long text is in many cells', () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(450);
    const file = buildXlsx([{ naam: 'x', rijen: [['a'.repeat(30_000)]] }], {
      delen: { [SHEET]: sheetOf(`<row>${cells}</row>`) },
    });
    expect(foutVan(file)).toBe('teVeelGegevens');
  });

  test('because of its number of sheets', () => {
    const bladen = Array.from({ length: OMVANG.bladen + 1 }, (_none, index) => ({
      naam: `x${index}`,
      rijen: [['a']],
    }));
    expect(foutVan(buildXlsx(bladen))).toBe('teVeelGegevens');
  });
});

describe('a list beyond the limits is refused', () => {
  test('by its size before anything is read', () => {
    // Reading it would take what a proxy does not give.
    const large = new Proxy(new Uint8Array(0), {
      get: (_target, key) => {
        if (key === 'length') return 200 * MEGABYTE;
        throw new Error('read');
      },
    });
    expect(foutVan(large)).toBe('teGroot');
    expect(foutVan('a'.repeat(2 * MEGABYTE + 1))).toBe('teGroot');
  });

  test.each([
    ['a million columns of text', ';'.repeat(1_000_000) + 'a', 'teVeelKolommen'],
    ['a column past the last', sheetOf('<row><c r="SG1"><v>1</v></c></row>'), 'teVeelKolommen'],
    ['a row past the last', sheetOf('<row><c><v>1</v></c></row>'.repeat(2101)), 'teVeelRijen'],
    ['a row of text past the last', 'a;b\n'.repeat(2101), 'teVeelRijen'],
  ])('by %s', (_naam, part, code) => {
    expect(foutVan(part.startsWith('<') ? withPart(part) : part)).toBe(code);
  });

  test('and is read up to them', () => {
    expect(foutVan(withPart(sheetOf('<row><c r="SF1"><v>1</v></c></row>')))).toBe('geen');
    expect(foutVan(withPart(sheetOf('<row><c><v>1</v></c></row>'.repeat(2100))))).toBe('geen');
    expect(foutVan('a;b\n'.repeat(2100))).toBe('geen');
  });

  test('that the caller sets, and told with them', () => {
    const uitkomst = readSpreadsheet('a\n'.repeat(1301), { grenzen: { rijen: 1200 } });
    expect(uitkomst).toMatchObject({
      fout: { code: 'teVeelRijen', tekst: expect.stringContaining('Hoogstens 1200 ') },
    });
  });

  test('sheet by sheet: the others can be chosen', () => {
    const rijen = Array.from({ length: 2101 }, () => [1]);
    const uitkomst = readSpreadsheet(
      buildXlsx([
        { naam: 'data', rijen },
        { naam: 'staat', rijen: [['K01']] },
      ]),
    );
    expect(
      uitkomst.gelukt &&
        uitkomst.bestand.bladen.map(({ naam, fout, rijen: { length } }) => [
          naam,
          fout?.code,
          length,
        ]),
    ).toEqual([
      ['data', 'teVeelRijen', 0],
      ['staat', undefined, 1],
    ]);
  });

  test.each([
    ['separators', ';'],
    ['line ends', '\n'],
    ['carriage returns', '\r'],
    ['quotes', '"'],
    ['quoted fields', '"a";'],
    ['quotes inside', 'x"'],
    ['one letter', 'a'],
    ['tabs and commas', '\t,'],
  ])('a long text of %s is read to its end or refused', (_naam, sign) => {
    const text = sign.repeat(MEGABYTE / 4);
    expect(['leeg', 'teVeelKolommen', 'geen', 'aanhalingsteken']).toContain(foutVan(text));
  });

  test('a quote that nothing closes is named with its row', () => {
    expect(readSpreadsheet('a;b\n"c\nd";e\nf;"g\nh;i\n')).toEqual({
      gelukt: false,
      fout: { code: 'aanhalingsteken', tekst: expect.stringContaining('rij 3') },
    });
  });

  test.each([
    ['for ‘the same’ in two rows', 'K01\tnoord\t1\nK02\t"\t2\nK03\t"\t3\n'],
    ['for ‘the same’ in two columns', 'K01\tnoord\t1\nK02\t"\t"\t2\n'],
    ['for ‘the same’ in the only column', 'noord\n"\n"\nwest\n'],
    ['before one that goes on', 'merk;a\nK02;"noord;2\nK03;"zuid\n'],
    ['before one that goes on in the row', 'merk;a;b\nK02;"noord;2" raam\n'],
  ])('a quote %s opens no cell with what comes after it', (_naam, tekst) => {
    const rows: string[][] = [];
    const separator = tekst.includes(';') ? ';' : '\t';
    const open = splitText(tekst, {
      separator,
      maxFields: 9,
      onRecord: (fields) => rows.push([...fields]),
    });
    expect([open, rows]).toEqual([2, [tekst.split('\n')[0]?.split(separator)]]);
  });
});

test('the name of a workbook that is very long is looked at once', () => {
  const target = 'workbook'.repeat(20_000);
  const begin = Date.now();
  const relations = `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="${target}"/></Relationships>`;
  expect(foutVan(zipSync({ '_rels/.rels': strToU8(relations) }))).toBe('geenLijst');
  expect(Date.now() - begin).toBeLessThan(3_000);
});
