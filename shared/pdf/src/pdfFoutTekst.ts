import { GRENZEN } from './grenzen.ts';
import type { PdfFout } from './pdfInhoud.ts';

const MEGABYTE = 1024 * 1024;

const TEKSTEN: Readonly<Record<PdfFout, string>> = {
  geenPdf: 'Dit is geen PDF. Kies het rapport zoals de Adviestool het heeft gemaakt.',
  beveiligd: 'Deze PDF vraagt een wachtwoord en kan niet worden gelezen.',
  beschadigd: 'Deze PDF is beschadigd en kan niet worden gelezen.',
  teGroot: `Dit bestand is te groot voor een rapport (maximaal ${GRENZEN.bytes / MEGABYTE} MB).`,
  teVeelBijlagen: 'De bijlagen in dit bestand zijn te veel of te groot voor een rapport.',
  dubbeleBijlage:
    'In dit bestand zitten twee bijlagen met dezelfde naam. Welke de echte is, is niet te zeggen.',
  duurtTeLang: 'Het lezen van dit bestand duurt te lang en is gestopt. Het is geen gewoon rapport.',
  nietGelukt: 'Dit bestand kan niet worden gelezen. Het is beschadigd of geen gewoon rapport.',
};

/** Why a PDF cannot be read, for who offered it. */
export const pdfFoutTekst = (fout: PdfFout): string => TEKSTEN[fout];
