/* oxlint-disable import/no-unassigned-import -- the first two act by being loaded, before the third */
import './drawing.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { GRENZEN } from './grenzen.ts';
import type { PdfFout, PdfInhoud, PdfUitkomst } from './pdfInhoud.ts';
import { readOndertekeningen } from './readOndertekeningen.ts';

/** Leaves the reading of a file; `readPdf` catches it. */
class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly fout: PdfFout;

  constructor(fout: PdfFout) {
    super(fout);
    this.fout = fout;
  }
}

const PDF = '%PDF-';
/** The head of a PDF may stand behind some other bytes. */
const KOP = 1024;

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, KOP)).includes(PDF);

/** A name alone: what an attached file is called may look like a path. */
const nameOf = (filename: string): string => filename.split(/[/\\]/).at(-1) ?? '';

const readBijlagen = async (document: PDFDocumentProxy): Promise<PdfInhoud['bijlagen']> => {
  const gevonden: unknown = await document.getAttachments();
  if (typeof gevonden !== 'object' || gevonden === null) return [];
  const bestanden = Object.values<unknown>({ ...gevonden });
  if (bestanden.length > GRENZEN.bijlagen) throw new PdfError('teVeelBijlagen');
  const bijlagen = bestanden.flatMap((bestand) => {
    if (typeof bestand !== 'object' || bestand === null) return [];
    if (!('filename' in bestand) || !('content' in bestand)) return [];
    const { filename, content } = bestand;
    if (typeof filename !== 'string' || !(content instanceof Uint8Array)) return [];
    if (content.length > GRENZEN.bijlage) throw new PdfError('teVeelBijlagen');
    return [{ naam: nameOf(filename), bytes: content }];
  });
  // One reader would show the first, another the last.
  const namen = new Set(bijlagen.map(({ naam }) => naam));
  if (namen.size < bijlagen.length) throw new PdfError('dubbeleBijlage');
  return bijlagen;
};

/** What was added to a file after it was signed is of who added it. */
const firstSigned = (
  bytes: Uint8Array,
  ondertekeningen: PdfInhoud['ondertekeningen'],
): Uint8Array => {
  const [first = bytes.length] = (ondertekeningen ?? [])
    .flatMap(({ tot, door }) => (door === null ? [] : [tot]))
    .toSorted((one, other) => one - other);
  return first === bytes.length ? bytes : bytes.slice(0, first);
};

const foutOf = (error: unknown): PdfFout => {
  if (error instanceof PdfError) return error.fout;
  const naam = error instanceof Error ? error.name : '';
  if (naam === 'PasswordException') return 'beveiligd';
  return naam === 'InvalidPDFException' ? 'beschadigd' : 'nietGelukt';
};

/**
 * Reads the attached files and the signatures of a PDF that nobody vouches for, in this thread: those that were in it
 * when it was first signed. Asks nothing of the network. Time and memory are for the caller to bound: run it where it can be ended. Never rejects.
 * @param bytes is taken over
 */
export const readPdf = async (bytes: Uint8Array): Promise<PdfUitkomst> => {
  if (bytes.length > GRENZEN.bytes) return { gelukt: false, fout: 'teGroot' };
  if (!isPdf(bytes)) return { gelukt: false, fout: 'geenPdf' };
  const lengte = bytes.length;
  const ondertekeningen = await readOndertekeningen(bytes);
  const lezen = getDocument({
    data: firstSigned(bytes, ondertekeningen),
    // No word on the console, no font, no picture, no program, no address.
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 0,
  });
  try {
    const bijlagen = await readBijlagen(await lezen.promise);
    return { gelukt: true, inhoud: { bijlagen, lengte, ondertekeningen } };
  } catch (error) {
    return { gelukt: false, fout: foutOf(error) };
  } finally {
    await lezen.destroy();
  }
};
