// oxlint-disable-next-line import/no-unassigned-import -- it acts by being loaded, before pdf.js.
import '@adviestool/pdf/drawing';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

const itemSchema = z.object({ str: z.string() });
const attachmentsSchema = z
  .record(z.string(), z.object({ content: z.instanceof(Uint8Array) }))
  .nullable();

/** A PDF as its reader finds it: the text of each page without spaces, its metadata and its attachments. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  const items: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    const texts = content.items.map((item) => itemSchema.safeParse(item).data?.str ?? '');
    items.push(texts);
    pages.push(texts.join('').replaceAll(/[\s\u200B]/g, ''));
  }
  const attachments = attachmentsSchema.parse(await document.getAttachments());
  const { metadata } = await document.getMetadata();
  const mark = await document.getMarkInfo();
  await task.destroy();
  return {
    pages,
    /** Of each page its pieces of text. */
    items,
    text: pages.join(''),
    isTagged: mark?.Marked === true,
    pdfa: `${String(metadata.get('pdfaid:part'))}${String(metadata.get('pdfaid:conformance'))}`,
    attachments: new Map(
      Object.entries(attachments ?? {}).map(([name, { content }]) => [name, content]),
    ),
  };
};
