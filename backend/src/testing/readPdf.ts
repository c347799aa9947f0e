// oxlint-disable-next-line import/no-unassigned-import -- it acts by being loaded, before pdf.js.
import '@adviestool/pdf/drawing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

const itemSchema = z.union([
  z.object({ str: z.string(), width: z.number(), transform: z.array(z.number()) }),
  z.object({ type: z.string(), tag: z.string().nullish() }),
]);
const attachmentsSchema = z
  .record(z.string(), z.object({ content: z.instanceof(Uint8Array) }))
  .nullable();

/** The texts of a page, apart from those that its running head and foot repeat. */
export interface PageTexts {
  body: string[];
  margin: string[];
}

/** Where a piece of text stands on its page, in pt from the left and of its baseline from below. */
interface Place {
  text: string;
  left: number;
  right: number;
  y: number;
}

const placesOf = (items: readonly unknown[]): Place[] =>
  items.flatMap((each) => {
    const item = itemSchema.parse(each);
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , left = 0, y = 0] = item.transform;
    return [{ text: item.str, left, right: left + item.width, y }];
  });

/** Sorts texts by the marks around them: what is no part of the document itself is an artifact. */
const sortTexts = (items: readonly unknown[]): PageTexts => {
  const texts: PageTexts = { body: [], margin: [] };
  const within: boolean[] = [];
  for (const item of items.map((each) => itemSchema.parse(each))) {
    if ('str' in item) (within.includes(true) ? texts.margin : texts.body).push(item.str);
    else if (item.type === 'endMarkedContent') within.pop();
    else within.push(item.tag === 'Artifact');
  }
  return texts;
};

/** A PDF as its reader finds it: the text of each page without spaces, its metadata and its attachments. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const sorted: PageTexts[] = [];
  const places: Place[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = items.map((item) => ('str' in item ? item.str : ''));
    sorted.push(sortTexts(items));
    places.push(placesOf(items));
    pages.push(texts.join('').replaceAll(/[\s\u200B]/g, ''));
  }
  const attachments = attachmentsSchema.parse(await document.getAttachments());
  const { metadata } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  await task.destroy();
  return {
    pages,
    /** Of each page its pieces of text. */
    texts: sorted,
    /** Of each page where its pieces of text stand. */
    places,
    text: pages.join(''),
    isTagged: mark?.Marked === true,
    pdfa: `${String(metadata.get('pdfaid:part'))}${String(metadata.get('pdfaid:conformance'))}`,
    attachments: new Map(
      Object.entries(attachments ?? {}).map(([name, { content }]) => [name, content]),
    ),
  };
};
