import {
  latin1,
  packObjects,
  partOf,
  type Pack,
  type PdfDelen,
  type PdfObject,
} from './packPdf.ts';
import { refsIn, shiftObject, shiftText, type Verschuiving } from './shiftPdf.ts';

/** Leads to a page by its number: an address that no report has otherwise. The template writes it. */
const NAAR_PAGINA = /\/A <<[^()]*\(https:\/\/pagina\.invalid\/(\d+)\)[^()]*>>/;

const refIn = (text: string, key: string): number =>
  Number(partOf(text, new RegExp(`/${key} (\\d+) 0 R`)));

const setEntry = (text: string, key: string, value: string): string => {
  const entry = new RegExp(`/${key} (?:-?\\d+ 0 R|-?\\d+)`);
  return entry.test(text)
    ? text.replace(entry, `/${key} ${value}`)
    : text.replace('<<', `<< /${key} ${value}`);
};

/** Where a PDF says what it is as a whole. */
const openDelen = ({ objects, trailer }: Pick<PdfDelen, 'objects' | 'trailer'>) => {
  const byNumber = new Map(objects.map((object) => [object.nummer, object]));
  const read = (nummer: number): string => {
    const object = byNumber.get(nummer);
    if (object === undefined) throw new Error(`There is no object ${nummer}.`);
    return object.inhoud.toString('latin1');
  };
  const root = refIn(trailer, 'Root');
  const catalog = read(root);
  /** Pages in their order, however deep they lie. */
  const pagesUnder = (node: number): number[] => {
    const text = read(node);
    if (/\/Type\s*\/Page\b/.test(text)) return [node];
    return refsIn(partOf(text, /\/Kids\s*\[([^\]]*)\]/)).flatMap(pagesUnder);
  };
  const pages = refIn(catalog, 'Pages');
  return {
    read,
    root,
    catalog,
    pagesRoot: pages,
    pages: pagesUnder(pages),
    tags: refIn(catalog, 'StructTreeRoot'),
    bookmarks: refIn(catalog, 'Outlines'),
  };
};

/** What finds tags by the number of a page or link. */
const NUM = /(?<!\d)(\d+)( \d+ 0 R)/g;
const NUMS = /\/Nums \[([^\]]*)\]/;
const KIDS = /\/K \[([^\]]*)\]/;
const NAMES = /\/Names \[([^\]]*)\]/;
const ROLES = /\/RoleMap <<([^>]*)>>/;

const COUNT = /\/Count (-?\d+)/;

const shiftNums = (nums: string, by: number): string =>
  nums.replace(NUM, (_num, key: string, rest: string) => `${Number(key) + by}${rest}`);

/** How many numbers the pages and links of a part take. */
const structParentsIn = (tags: string): number =>
  [...partOf(tags, NUMS).matchAll(NUM)].reduce(
    (most, [, key]) => Math.max(most, Number(key) + 1),
    0,
  );

const list = (parts: Iterable<string>): string => [...parts].join(' ');

/** The tags of all parts under one root. */
const joinTags = (delen: readonly string[]): string => {
  const all = (pattern: RegExp, each: RegExp): RegExpExecArray[] =>
    delen.flatMap((tags) => [...(pattern.exec(tags)?.[1] ?? '').matchAll(each)]);
  const roles = new Set(all(ROLES, /\/\w+ \/\w+/g).map(([role]) => role));
  const nums = all(NUMS, NUM).toSorted(([, one], [, other]) => Number(one) - Number(other));
  // A reader looks a name up in the order of its bytes.
  const names = all(NAMES, /\([^()]*\) \d+ 0 R/g)
    .map(([name]) => name)
    .toSorted((one, other) => (one < other ? -1 : 1));
  return [
    '\n<< /Type /StructTreeRoot',
    `/RoleMap << ${list(roles)} >>`,
    `/K [${list(all(KIDS, /(?<!\d)\d+ 0 R/g).map(([kid]) => kid))}]`,
    `/ParentTree << /Nums [${list(nums.map(([num]) => num))}] >>`,
    `/IDTree << /Names [${list(names)}] >> >>\n`,
  ].join('\n');
};

/** Of what the whole has one. */
const NUMMERS = { tags: 1, bookmarks: 2, pages: 3, eerste: 4 } as const;

interface PdfDeel {
  readonly pagesRoot: number;
  readonly pages: readonly number[];
  /** Text of its root of tags. */
  readonly tags: string;
  readonly bookmarks: {
    readonly parent: number;
    readonly first: number;
    readonly last: number;
    /** How many are seen before any is unfolded. */
    readonly count: number;
  };
}

interface Ingevoegd extends PdfDeel {
  readonly catalog: string;
  readonly trailer: string;
}

/**
 * Joins PDFs that were set apart to one: a report of thousands of pages would not fit into the memory of one setting.
 * Pages, bookmarks and tags go on, and links by page number find their page. What comes in is packed at once. What a
 * file says of itself as a whole (its title, its attachments) is of what stands in front, which comes last, when the
 * pages behind it are known.
 */
export const createSamenvoeging = () => {
  /** What may still change. */
  const texts = new Map<number, string>();
  const streams: PdfObject[] = [];
  const packs: Pack[] = [];
  const delen: PdfDeel[] = [];
  let size: number = NUMMERS.eerste;
  let structParents = 0;

  const textOf = (nummer: number): string => {
    const text = texts.get(nummer);
    if (text === undefined) throw new Error(`There is no object ${nummer}.`);
    return text;
  };
  const change = (nummer: number, key: string, value: string): void => {
    texts.set(nummer, setEntry(textOf(nummer), key, value));
  };
  const link = (before: number, after: number): void => {
    change(before, 'Next', `${after} 0 R`);
    change(after, 'Prev', `${before} 0 R`);
  };

  /** @param isOpen all its objects may still change */
  const takeIn = (pdf: PdfDelen, parent: number, isOpen: boolean): Ingevoegd => {
    const deel = openDelen(pdf);
    const offset = size;
    const before = structParents;
    const shift: Verschuiving = {
      nummerVan: (nummer) => {
        if (nummer === deel.tags) return NUMMERS.tags;
        return nummer === deel.bookmarks ? parent : nummer + offset;
      },
      structParents: before,
      voor: `D${String(delen.length).padStart(4, '0')}`,
    };
    const outlines = deel.read(deel.bookmarks);
    const [first, last] = [refIn(outlines, 'First') + offset, refIn(outlines, 'Last') + offset];
    const pagesRoot = deel.pagesRoot + offset;
    const [, child] = /\/Last (\d+) 0 R/.exec(deel.read(last - offset)) ?? [];
    // What comes behind it is linked to these.
    const kept = new Set([pagesRoot, first, last, Number(child) + offset]);
    const ofWhole = new Set([
      deel.tags,
      deel.bookmarks,
      deel.root,
      ...(isOpen ? [] : [refIn(pdf.trailer, 'Info'), refIn(deel.catalog, 'Metadata')]),
    ]);
    const packable: PdfObject[] = [];
    for (const object of pdf.objects) {
      if (ofWhole.has(object.nummer)) continue;
      const shifted = shiftObject(object, shift);
      if (shifted.isLos) streams.push(shifted);
      else if (!isOpen && !kept.has(shifted.nummer)) packable.push(shifted);
      else texts.set(shifted.nummer, shifted.inhoud.toString('latin1'));
    }
    packs.push(...packObjects(packable));
    change(pagesRoot, 'Parent', `${NUMMERS.pages} 0 R`);
    const tags = deel.read(deel.tags);
    structParents += structParentsIn(tags);
    size += pdf.size;
    return {
      pagesRoot,
      pages: deel.pages.map((page) => page + offset),
      tags: shiftText(tags, shift)
        .replace(NUMS, (_match, nums: string) => `/Nums [${shiftNums(nums, before)}]`)
        .replaceAll(/\((U\d+x\d+y\d+\))/g, `(${shift.voor}$1`),
      bookmarks: { parent, first, last, count: Number(partOf(outlines, COUNT)) },
      catalog: shiftText(deel.catalog, shift),
      trailer: shiftText(pdf.trailer, shift),
    };
  };

  /**
   * Takes in what stands behind what came before.
   * @param isZelfdeHoofdstuk its bookmarks belong to the chapter before it
   * @throws Error when it is written otherwise than the typesetter does
   */
  const add = (pdf: PdfDelen, isZelfdeHoofdstuk: boolean): void => {
    const chapter = delen.findLast(
      ({ bookmarks }) => isZelfdeHoofdstuk && bookmarks.parent === NUMMERS.bookmarks,
    )?.bookmarks.last;
    const deel = takeIn(pdf, chapter ?? NUMMERS.bookmarks, false);
    delen.push(deel);
    if (chapter === undefined) return;
    const { first, last, count } = deel.bookmarks;
    const above = textOf(chapter);
    link(refIn(above, 'Last'), first);
    change(chapter, 'Last', `${last} 0 R`);
    // Below zero: they are folded away.
    change(chapter, 'Count', String(Number(partOf(above, COUNT)) - count));
  };

  const openPages = (pages: readonly number[]): void => {
    for (const [nummer, text] of texts) {
      const pagina = NAAR_PAGINA.exec(text)?.[1];
      if (pagina === undefined) continue;
      const target = pages[Number(pagina) - 1];
      if (target === undefined) throw new Error(`There is no page ${pagina}.`);
      texts.set(nummer, text.replace(NAAR_PAGINA, `/Dest [${target} 0 R /Fit]`));
    }
  };

  /** Puts what stands in front before all that was added. @throws Error as `add` */
  const close = (pdf: PdfDelen): PdfDelen => {
    const front = takeIn(pdf, NUMMERS.bookmarks, true);
    const alle = [front, ...delen];
    const pages = alle.flatMap((deel) => deel.pages);
    const tops = alle.flatMap(({ bookmarks }) =>
      bookmarks.parent === NUMMERS.bookmarks ? bookmarks : [],
    );
    tops.forEach(({ last }, index) => {
      const next = tops[index + 1];
      if (next !== undefined) link(last, next.first);
    });
    const count = tops.reduce((sum, top) => sum + top.count, 0);
    const end = tops.at(-1)?.last ?? front.bookmarks.last;
    texts.set(
      NUMMERS.bookmarks,
      `\n<< /Type /Outlines /First ${front.bookmarks.first} 0 R /Last ${end} 0 R /Count ${count} >>\n`,
    );
    texts.set(NUMMERS.tags, joinTags(alle.map(({ tags }) => tags)));
    const kids = alle.map(({ pagesRoot }) => `${pagesRoot} 0 R`).join(' ');
    texts.set(NUMMERS.pages, `\n<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>\n`);
    openPages(pages);
    const root = refIn(front.trailer, 'Root');
    texts.set(root, setEntry(front.catalog, 'Pages', `${NUMMERS.pages} 0 R`));
    const changed = [...texts].map(([nummer, text]) => ({
      nummer,
      inhoud: latin1(text),
      isLos: false,
    }));
    return {
      kop: pdf.kop,
      objects: [...streams, ...changed],
      packs,
      trailer: front.trailer,
      size,
    };
  };

  return { add, close };
};
