import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ADVIES_HANDTEKENING, ADVIES_JSON } from '@adviestool/contract/adviesJson';
import { rapportsleutelsSchema, type Rapportsleutels } from '@adviestool/contract/rapportsleutels';
import {
  controleerBewijs,
  type Bewezen,
  type Bewijsstuk,
  type Controle,
} from '@adviestool/domain/bewijs/controleerBewijs';
import {
  overzichtTekst,
  uitsprakenOf,
  verschilTekst,
  type Uitspraak,
} from '@adviestool/domain/bewijs/controleTeksten';
import { momentTekst } from '@adviestool/domain/bewijs/momentTekst';
import { projectRegelsOf, projectWaarschuwingenOf } from '@adviestool/domain/bewijs/overzicht';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import type { PdfUitkomst } from '@adviestool/pdf/pdfInhoud';
import { pdfFoutTekst } from '@adviestool/pdf/pdfFoutTekst';

import { GEREEDSCHAP } from '../bewijs/gereedschap.ts';
import { readPdfInThread } from '../bewijs/readPdfInThread.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { oneLine } from '../watch/oneLine.ts';
import type { Resultaat } from './jsonTekst.ts';

/**
 * What a run says, and its exit code: 0 all of it holds, 1 the numbers are genuine but the file cannot be proven or they
 * come out otherwise now, 2 the numbers are not proven or the file was changed, 3 the numbers are genuine and the same
 * now, and there was no file around them to look at.
 */
export interface Verslag {
  readonly code: 0 | 1 | 2 | 3;
  readonly regels: readonly string[];
}

const isUrl = (plaats: string): boolean => /^https?:\/\//.test(plaats);

const failed = (probleem: string): { success: false; problemen: string[] } => ({
  success: false,
  problemen: [oneLine(probleem)],
});

const readBytes = async (bestand: string): Promise<Resultaat<Uint8Array>> => {
  try {
    return { success: true, value: new Uint8Array(await readFile(bestand)) };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === undefined) throw error;
    return failed(`${bestand}: Bestand kan niet worden gelezen (${code}).`);
  }
};

const TIMEOUT = 10_000;

const fetchText = async (plaats: string): Promise<Resultaat<string>> => {
  try {
    const answer = await fetch(plaats, { signal: AbortSignal.timeout(TIMEOUT) });
    return answer.ok
      ? { success: true, value: await answer.text() }
      : failed(`${plaats}: De sleutels kunnen niet worden opgehaald (${answer.status}).`);
  } catch {
    return failed(`${plaats}: De sleutels kunnen niet worden opgehaald.`);
  }
};

const readText = async (bestand: string): Promise<Resultaat<string>> => {
  const bytes = await readBytes(bestand);
  return bytes.success
    ? { success: true, value: Buffer.from(bytes.value).toString('utf8') }
    : bytes;
};

/** The public keys of a file or of an address; a file of secret keys has them too. */
const readSleutels = async (plaats: string): Promise<Resultaat<Rapportsleutels>> => {
  const text = await (isUrl(plaats) ? fetchText(plaats) : readText(plaats));
  if (!text.success) return text;
  try {
    const { data } = rapportsleutelsSchema.safeParse(JSON.parse(text.value));
    if (data !== undefined) return { success: true, value: data };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return failed(`${plaats}: Hierin staan geen rapportsleutels.`);
};

/** Loose numbers: the signature stands in the same folder, when it is not named. */
const readLoose = async (
  bytes: Uint8Array,
  handtekening: string,
): Promise<Resultaat<Bewijsstuk>> => {
  const getekend = await readBytes(handtekening);
  if (!getekend.success) return getekend;
  const bijlagen = new Map([
    [ADVIES_JSON, bytes],
    [ADVIES_HANDTEKENING, getekend.value],
  ]);
  return { success: true, value: { bijlagen, bestand: null } };
};

type LeesPdf = (bytes: Uint8Array) => Promise<PdfUitkomst>;

const readPdfStuk = async (
  bestand: string,
  bytes: Uint8Array,
  leesPdf: LeesPdf,
): Promise<Resultaat<Bewijsstuk>> => {
  const gelezen = await leesPdf(bytes);
  if (!gelezen.gelukt) return failed(`${bestand}: ${pdfFoutTekst(gelezen.fout)}`);
  const { bijlagen, ...rest } = gelezen.inhoud;
  return {
    success: true,
    value: {
      bijlagen: new Map(bijlagen.map(({ naam, bytes: inhoud }) => [naam, inhoud])),
      bestand: rest,
    },
  };
};

const ACCOLADE = '{'.codePointAt(0);

const readStuk = async (
  bestand: string,
  handtekening: string | undefined,
  leesPdf: LeesPdf,
): Promise<Resultaat<Bewijsstuk>> => {
  const bytes = await readBytes(bestand);
  if (!bytes.success) return bytes;
  return bytes.value[0] === ACCOLADE
    ? await readLoose(
        bytes.value,
        handtekening ?? path.join(path.dirname(bestand), ADVIES_HANDTEKENING),
      )
    : await readPdfStuk(bestand, bytes.value, leesPdf);
};

const WAT: Readonly<Record<Uitspraak['wat'], string>> = {
  bestand: 'Bestand',
  getallen: 'Getallen',
  berekening: 'Berekening van nu',
};

const uitspraakRegel = ({ wat, tekst, toelichting }: Uitspraak): string =>
  [`${WAT[wat]}: ${tekst}`, ...(toelichting === null ? [] : [toelichting])].join(' ');

const beschrijf = ({ json, kenmerk, sleutel, overzicht, anders }: Bewezen): string[] => {
  const { project, catalogus } = json;
  return [
    `Sleutel ${sleutel.kid}, kenmerk ${kenmerk}.`,
    `Project ‘${project.gegevens.projectNaam ?? '–'}’, revisie ${project.revisie} van ${momentTekst(project.op)}${project.door === null ? '' : ` door ${project.door}`}; ${json.gevelvullingen.length} gevelvullingen.`,
    `Gemaakt met programma ${json.programma}, rekenmodel ${json.rekenmodel}, catalogus ${catalogus.id} ${catalogus.versie}.`,
    'Ondertekende projectgegevens:',
    ...projectRegelsOf(json).map(({ label, tekst }) => `  ${label}: ${tekst}`),
    ...projectWaarschuwingenOf(json).map(
      ({ soort, melding }) => `${adviesTeksten.soort[soort]}: ${melding}`,
    ),
    'Ondertekende getallen (aantal / h.o.h. in mm per zijde):',
    ...overzicht.map((rij) => `  ${overzichtTekst(rij)}`),
    ...(anders.length === 0 ? [] : ['Wat nu anders uitkomt:']),
    ...anders.flatMap(({ naam, verschillen }) => [
      `  ${naam}`,
      ...verschillen.map((verschil) => `    ${verschilTekst(verschil)}`),
    ]),
  ];
};

const codeOf = (
  { bestand, getallen }: Controle,
  uitspraken: readonly [Uitspraak, ...Uitspraak[]],
): Verslag['code'] => {
  const [{ ernst }] = uitspraken;
  if (!getallen.bewezen || ernst === 'bad') return 2;
  if (ernst === 'ok') return 0;
  const isLos = bestand.soort === 'geenBestand';
  return isLos && uitspraken.every(({ wat, ernst: van }) => wat === 'bestand' || van === 'ok')
    ? 3
    : 1;
};

export interface ControleOpdracht {
  bestand: string;
  handtekening?: string | undefined;
  /** File or address of the public keys. */
  sleutels: string;
}

/** Checks a report, or loose numbers with their signature. */
export const controleer = async (
  { bestand, handtekening, sleutels: plaats }: ControleOpdracht,
  leesPdf: LeesPdf = readPdfInThread,
): Promise<Verslag> => {
  const stuk = await readStuk(bestand, handtekening, leesPdf);
  if (!stuk.success) return { code: 2, regels: stuk.problemen };
  const sleutels = await readSleutels(plaats);
  if (!sleutels.success) return { code: 2, regels: sleutels.problemen };
  const controle = controleerBewijs(stuk.value, sleutels.value, GEREEDSCHAP);
  const uitspraken = uitsprakenOf(controle);
  const { getallen } = controle;
  return {
    code: codeOf(controle, uitspraken),
    regels: [
      ...uitspraken.map(uitspraakRegel),
      ...(getallen.bewezen ? beschrijf(getallen.uitkomst) : []),
    ].map(oneLine),
  };
};
