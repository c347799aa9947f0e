import { expect, test } from '@jest/globals';
import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
// oxlint-disable-next-line import/no-unassigned-import -- it acts by being loaded, before pdf.js.
import '@adviestool/pdf/drawing';
import { readPdf } from '@adviestool/pdf/readPdf';

import { openPdf, packPdf } from './packPdf.ts';

/** More objects than one pack holds. */
const pdf = buildPdf({
  paginas: Array.from({ length: 250 }, (_leeg, index) => [`Pagina ${index + 1}, endstream endobj`]),
  bijlagen: [{ naam: 'advies.json', bytes: Uint8Array.from({ length: 256 }, (_, index) => index) }],
  trailer: '/ID [(een) (twee)]',
});

test('a packed PDF reads as it did and is smaller, and its streams are as they were', async () => {
  const packed = packPdf(openPdf(pdf));
  expect(packed.length).toBeLessThan(0.6 * pdf.length);
  const [before, after] = [await readPdf(pdf.slice()), await readPdf(Uint8Array.from(packed))];
  if (!before.gelukt) throw new Error(before.fout);
  expect(before.inhoud.bijlagen).toHaveLength(1);
  expect(after).toEqual({ ...before, inhoud: { ...before.inhoud, lengte: packed.length } });
  const text = Buffer.from(packed).toString('latin1');
  expect(text.match(/\/Type \/ObjStm/g)).toHaveLength(2);
  expect(text.match(/\/Type \/Page\b/g)).toBeNull();
  expect(text).toContain('/ID [(een) (twee)]');
});

test.each([
  ['that is cut off', pdf.slice(0, -200)],
  ['that is packed already', packPdf(openPdf(pdf))],
])('a PDF %s is refused', (_what, bytes) => {
  expect(() => openPdf(bytes)).toThrow('A PDF without');
});
