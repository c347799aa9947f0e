import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { expect, test } from '@jest/globals';

import { readPdfInThread } from './readPdfInThread.ts';

test('a PDF is read in a thread of its own', async () => {
  const bytes = Uint8Array.from([1, 2, 3]);
  const pdf = buildPdf({ paginas: [['K01']], bijlagen: [{ naam: 'advies.json', bytes }] });
  const uitkomst = await readPdfInThread(pdf);
  expect(uitkomst).toEqual({
    gelukt: true,
    inhoud: {
      bijlagen: [{ naam: 'advies.json', bytes }],
      lengte: pdf.length,
      ondertekeningen: [],
    },
  });
});

test('reading ends when it takes too long', async () => {
  expect(await readPdfInThread(buildPdf(), { duur: 0 })).toEqual({
    gelukt: false,
    fout: 'duurtTeLang',
  });
});

test('reading ends when it takes too much memory', async () => {
  expect(await readPdfInThread(buildPdf(), { groei: -1 })).toEqual({
    gelukt: false,
    fout: 'nietGelukt',
  });
});
