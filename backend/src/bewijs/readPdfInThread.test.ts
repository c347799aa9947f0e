import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { expect, test } from '@jest/globals';

import { readPdfInThread } from './readPdfInThread.ts';

test('a PDF is read in a thread of its own', async () => {
  const bytes = Uint8Array.from([1, 2, 3]);
  const uitkomst = await readPdfInThread(
    buildPdf({ paginas: [['K01']], bijlagen: [{ naam: 'advies.json', bytes }] }),
  );
  expect(uitkomst).toEqual({
    gelukt: true,
    inhoud: { bijlagen: [{ naam: 'advies.json', bytes }], paginas: ['K01'] },
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
