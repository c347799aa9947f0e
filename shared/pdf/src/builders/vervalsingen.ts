import {
  appendUpdate,
  bytesOfText,
  catalogOf,
  listPages,
  objectOf,
  partOf,
  referenceIn,
  streamIn,
  streamOf,
  takePdfApart,
  writeAnew,
  type PdfParts,
} from './takePdfApart.ts';

/** A report changed by somebody who edits PDFs; its attached files stay as they were. */
export interface Vervalsing {
  naam: string;
  /** What a page of it shows, which the genuine one does not. */
  toont: string;
  maak: (rapport: Uint8Array) => Uint8Array;
}

/** A piece of text of a page: where it is drawn, and where that is said in what the page is drawn with. */
interface Stuk {
  text: string;
  begin: number;
  end: number;
  x: number;
  y: number;
  size: number;
}

interface Vondst {
  page: number;
  content: number;
  drawn: string;
  stuk: Stuk;
}

const FONT = '/Vervalst';

const meaningOf = (units: string): string =>
  String.fromCodePoint(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Of each font of a page, what its signs mean. */
const fontsOf = (parts: PdfParts, page: string): Map<string, Map<string, string>> =>
  new Map(
    [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objectOf(parts, Number(number));
      const meanings = streamIn(objectOf(parts, referenceIn(font, 'ToUnicode')));
      const signs = [...meanings.matchAll(/^<([\dA-F]{4})> <((?:[\dA-F]{4})+)>$/gim)];
      return [name, new Map(signs.map(([, sign = '', units = '']) => [sign, meaningOf(units)]))];
    }),
  );

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescape = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_all, octal?: string, sign = '') =>
    octal === undefined
      ? (ESCAPED[String(sign)] ?? String(sign))
      : String.fromCodePoint(Number.parseInt(octal, 8)),
  );

const stukkenOf = (drawn: string, fonts: Map<string, Map<string, string>>): Stuk[] => {
  let [x, y] = [0, 0];
  return [...drawn.matchAll(/1 0 0 -1 ([\d.]+) ([\d.]+) cm\n|BT\n([\s\S]*?)\nET/g)].flatMap(
    (match) => {
      const [all, left, bottom, inside] = match;
      if (inside === undefined) {
        [x, y] = [Number(left), Number(bottom)];
        return [];
      }
      const [, font = '', size] = /\/(\w+) ([\d.]+) Tf/.exec(inside) ?? [];
      const signs = fonts.get(font);
      const strings = [...inside.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)];
      const hex = Array.from(
        bytesOfText(strings.map(([, string = '']) => unescape(string)).join('')),
        (byte) => byte.toString(16).toUpperCase().padStart(2, '0'),
      ).join('');
      const text = (hex.match(/.{4}/g) ?? []).map((sign) => signs?.get(sign) ?? '').join('');
      return [
        { text, begin: match.index, end: match.index + all.length, x, y, size: Number(size) },
      ];
    },
  );
};

/** The first piece of text that says just this, or one that follows it. */
const find = (parts: PdfParts, gezocht: RegExp, behind: number): Vondst => {
  for (const page of listPages(parts)) {
    const object = objectOf(parts, page);
    const content = referenceIn(object, 'Contents');
    const drawn = streamIn(objectOf(parts, content));
    const stukken = stukkenOf(drawn, fontsOf(parts, object));
    const index = stukken.findIndex(({ text }) => gezocht.test(text));
    const stuk = index === -1 ? undefined : stukken[index + behind];
    if (stuk !== undefined) return { page, content, drawn, stuk };
  }
  throw new Error(`No page says ${String(gezocht)}.`);
};

const HELVETICA =
  '\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** The page with another drawing, in which a common font can be used. */
const redraw = (parts: PdfParts, { page, content }: Vondst, drawn: string): Map<number, string> => {
  const font = parts.next;
  return new Map([
    [page, objectOf(parts, page).replace('/Font <<', `/Font << ${FONT} ${font} 0 R`)],
    [content, streamOf('', drawn)],
    [font, HELVETICA],
  ]);
};

const replaceStuk = ({ drawn, stuk }: Vondst, by: string): string =>
  `${drawn.slice(0, stuk.begin)}${by}${drawn.slice(stuk.end)}`;

const other = ({ stuk }: Vondst, text: string): string =>
  `BT\n0 Tr\n${FONT} ${stuk.size} Tf\n1 0 0 -1 0 0 Tm\n(${text}) Tj\nET`;

/** Space around a text that is covered. */
const RAND = 2;
const BREEDTE = 45;

const whiteBox = ({ stuk: { x, y, size } }: Vondst, text: string): string =>
  `1 1 1 rg ${x - RAND} ${y - RAND} ${BREEDTE} ${size + RAND} re f\nBT 0 0 0 rg ${FONT} ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

const annotate = (parts: PdfParts, vondst: Vondst, text: string): Map<number, string> => {
  const [font, picture, note] = [0, 1, 2].map((at) => parts.next + at);
  if (font === undefined || picture === undefined || note === undefined) return new Map();
  const { x, y, size } = vondst.stuk;
  const box = [x - RAND, y - RAND, x - RAND + BREEDTE, y + size].join(' ');
  return new Map([
    [font, HELVETICA],
    [
      picture,
      streamOf(
        `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << /Font << ${FONT} ${font} 0 R >> >>`,
        whiteBox(vondst, text),
      ),
    ],
    [note, `\n<< /Type /Annot /Subtype /Stamp /Rect [${box}] /F 4 /AP << /N ${picture} 0 R >> >>`],
    [
      vondst.page,
      objectOf(parts, vondst.page).replace('/Type /Page', `/Type /Page /Annots [${note} 0 R]`),
    ],
  ]);
};

const addPage = (parts: PdfParts, text: string): Map<number, string> => {
  const [font, drawn, page] = [0, 1, 2].map((at) => parts.next + at);
  const root = referenceIn(catalogOf(parts), 'Pages');
  const pages = objectOf(parts, root);
  const count = Number(partOf(pages, /\/Count (\d+)/));
  if (font === undefined || drawn === undefined || page === undefined) return new Map();
  return new Map([
    [font, HELVETICA],
    [drawn, streamOf('', `BT ${FONT} 12 Tf 60 700 Td (${text}) Tj ET`)],
    [
      page,
      `\n<< /Type /Page /Parent ${root} 0 R /MediaBox [0 0 595 842] /Contents ${drawn} 0 R /Resources << /Font << ${FONT} ${font} 0 R >> >> >>`,
    ],
    [
      root,
      pages
        .replace(/\/Count \d+/, `/Count ${count + 1}`)
        .replace(/\/Kids \[/, `/Kids [${page} 0 R `),
    ],
  ]);
};

/** A change of what stands in a piece of text, and in the file around it. */
const rewrite =
  (
    [gezocht, behind]: readonly [RegExp, number],
    draw: (vondst: Vondst) => string,
    write = writeAnew,
  ): Vervalsing['maak'] =>
  (rapport) => {
    const parts = takePdfApart(rapport);
    const vondst = find(parts, gezocht, behind);
    return write(parts, redraw(parts, vondst, draw(vondst)));
  };

const AANTAL = [/^7 \/ 600$/, 0] as const;
const ANDER_AANTAL = '5 / 900';
const EXTRA = 'Alle gevelvullingen zijn akkoord';

/**
 * What a forger with an editor of PDFs does to a report of the demo project's first gevelvulling: everything that a
 * check of the attached files does not see.
 */
export const VERVALSINGEN: readonly Vervalsing[] = [
  {
    naam: 'a white box with another number over a number',
    toont: ANDER_AANTAL,
    maak: rewrite(AANTAL, (vondst) => `q\n${vondst.drawn}\nQ\n${whiteBox(vondst, ANDER_AANTAL)}`),
  },
  {
    naam: 'another number, as an incremental update',
    toont: ANDER_AANTAL,
    maak: rewrite(
      AANTAL,
      (vondst) => replaceStuk(vondst, other(vondst, ANDER_AANTAL)),
      appendUpdate,
    ),
  },
  {
    naam: 'another number, with the true one as text that does not show',
    toont: ANDER_AANTAL,
    maak: rewrite(AANTAL, (vondst) => {
      const { begin, end } = vondst.stuk;
      const hidden = vondst.drawn.slice(begin, end).replace('0 Tr', '3 Tr');
      return replaceStuk(vondst, `${hidden}\n${other(vondst, ANDER_AANTAL)}`);
    }),
  },
  {
    naam: 'another word in the summary',
    toont: 'Hoekanker GA 60',
    maak: rewrite([/^Hoekanker GA 90$/, 0], (vondst) =>
      replaceStuk(vondst, other(vondst, 'Hoekanker GA 60')),
    ),
  },
  {
    naam: 'an annotation over a number',
    toont: ANDER_AANTAL,
    maak: (rapport) => {
      const parts = takePdfApart(rapport);
      return writeAnew(parts, annotate(parts, find(parts, ...AANTAL), ANDER_AANTAL));
    },
  },
  {
    naam: 'an added page',
    toont: EXTRA,
    maak: (rapport) => {
      const parts = takePdfApart(rapport);
      return writeAnew(parts, addPage(parts, EXTRA));
    },
  },
  {
    naam: 'another gebouwhoogte on the cover',
    toont: '4,25 m',
    maak: rewrite([/^Gebouwhoogte$/, 1], (vondst) => replaceStuk(vondst, other(vondst, '4,25 m'))),
  },
];

/** The report, of which no page names the signed numbers. */
export const withoutKenmerk = rewrite([/^Kenmerk /, 0], (vondst) => replaceStuk(vondst, ''));
