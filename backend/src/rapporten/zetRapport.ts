import { fileURLToPath } from 'node:url';

import type { Bijlage } from '../bewijs/bewijsOf.ts';
import { addHandtekeningveld } from './handtekeningveld.ts';
import { packPdf } from './packPdf.ts';
import type { RapportGegevens } from './rapportGegevens.ts';
import type { RapportLogo } from './rapportLogoOf.ts';

const SJABLOON = fileURLToPath(new URL('sjabloon', import.meta.url));
/** An archive that anybody can still read in thirty years, tagged for who hears it, which may carry files. */
const STANDAARD = 'a-3a';
/** Each round finds signs that no font has or that an archive may not have; then they are written by their number. */
const ROUNDS = 4;
const UNKNOWN_SIGN = /(?:the text|the codepoint) `\\*"(.+?)\\*"`/gsu;
const ESCAPED = /\\+u\{([\da-f]+)\}/giu;

/** The signs that the fonts do not have, as the typesetter tells them. */
const unknownSigns = (message: string): string[] =>
  [...message.matchAll(UNKNOWN_SIGN)].flatMap(([, sign = '']) =>
    Array.from(
      sign.replaceAll(ESCAPED, (_match, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    ),
  );

const numberOf = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** JSON in which some signs are written by their number. */
const withoutSigns = (json: string, signs: ReadonlySet<string>): string =>
  signs.size === 0
    ? json
    : Array.from(json, (sign) => (signs.has(sign) ? numberOf(sign) : sign)).join('');

const createCompiler = async () => {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({ workspace: SJABLOON });
};

/** Loads what `zetRapport` needs, before it is asked. @throws Error when the typesetter is not there */
export const loadZetter = async (): Promise<void> => {
  await createCompiler();
};

/**
 * Whether a logo can be set: its pixels are really read, as for a report.
 * @throws Error when the typesetter is not there
 */
export const kanLogoZetten = async ({
  pad,
  bytes,
}: Pick<RapportLogo, 'pad' | 'bytes'>): Promise<boolean> => {
  const compiler = await createCompiler();
  compiler.mapShadow(`${SJABLOON}/${pad}`, Buffer.from(bytes));
  const { result } = compiler.compile({
    mainFileContent: '#set document(title: "Logo")\n#image(sys.inputs.pad, alt: "Logo")',
    inputs: { pad: `/${pad}` },
  });
  if (result === null) return false;
  try {
    compiler.pdf(result, { pdfStandard: STANDAARD });
    return true;
  } catch {
    return false;
  }
};

interface Toebehoren {
  bestanden: readonly Bijlage[];
  logo?: Pick<RapportLogo, 'pad' | 'bytes'> | null;
  /** The moment that the signature names. */
  op: Date;
}

/**
 * Sets a report as PDF/A-3a with an empty field for the signature of the file. Takes seconds and hundreds of MB for a
 * large one: run it in a process of its own.
 * @throws Error when the typesetter is not there or refuses the report
 */
export const zetRapport = async (
  gegevens: RapportGegevens,
  { bestanden, logo = null, op }: Toebehoren,
): Promise<Uint8Array> => {
  const compiler = await createCompiler();
  const files = [
    ...bestanden.map(({ naam, bytes }) => ({ pad: naam, bytes })),
    ...(logo === null ? [] : [logo]),
  ];
  for (const { pad, bytes } of files) compiler.mapShadow(`${SJABLOON}/${pad}`, Buffer.from(bytes));
  const json = JSON.stringify(gegevens);
  const signs = new Set<string>();
  for (let round = 1; ; round += 1) {
    const compiled = compiler.compile({
      mainFilePath: `${SJABLOON}/rapport.typ`,
      inputs: { gegevens: withoutSigns(json, signs) },
    });
    const { result } = compiled;
    if (result === null) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? []));
    }
    try {
      const pdf = compiler.pdf(result, { pdfStandard: STANDAARD });
      return packPdf(pdf, (delen) => addHandtekeningveld(delen, op));
    } catch (error) {
      const found = error instanceof Error ? unknownSigns(error.message) : [];
      if (found.length === 0 || round === ROUNDS) throw error;
      for (const sign of found) signs.add(sign);
    }
  }
};
