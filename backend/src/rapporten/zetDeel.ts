import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { Bijlage } from '../bewijs/bewijsOf.ts';
import type { RapportGegevens } from './rapportGegevens.ts';
import type { RapportLogo } from './rapportLogoOf.ts';

const SJABLOON = fileURLToPath(new URL('sjabloon', import.meta.url));
/** An archive that anybody can still read in thirty years, tagged for who hears it, which may carry files. */
const STANDAARD = 'a-3a';
/** Each round finds signs that no font has or that an archive may not have; then they are written by their number. */
const ROUNDS = 4;
const UNKNOWN_SIGN = /(?:the text|the codepoint) `\\*"/u;
const ESCAPED = /(?<!\\)\\+u\{([\da-f]+)\}/giu;

/** What stands before a closing quote, which may be escaped. */
const quotedSign = (text: string): string[] => {
  const end = text.indexOf('"`', 1);
  return end === -1 ? [] : [text.slice(0, end).replace(/(?<!^|\\)\\+$/u, '')];
};

/** The signs that the fonts do not have, as the typesetter tells them. */
const unknownSigns = (message: string): string[] =>
  message
    .split(UNKNOWN_SIGN)
    .slice(1)
    .flatMap(quotedSign)
    .flatMap((sign) =>
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

export const liggingSchema = z.object({
  paginas: z.int(),
  koppen: z.array(z.object({ niveau: z.int(), tekst: z.string(), pagina: z.int() })),
});

type Ligging = z.infer<typeof liggingSchema>;

/** A template: of a report, or of what is made in its place. */
export type Sjabloon = 'rapport' | 'etiketten' | 'lijst';

/** What a report is set from, beside its data. */
export interface Toebehoren {
  readonly bestanden: readonly Bijlage[];
  readonly logo?: Pick<RapportLogo, 'pad' | 'bytes'> | null;
}

/** A PDF as the typesetter writes it. */
export interface Gezet {
  readonly pdf: Uint8Array;
  /** How many pages there are up to its end, and where its headings are. */
  readonly ligging: Ligging;
  /** The signs so far that are written by their number. */
  readonly signs: readonly string[];
}

/**
 * Sets data by a template as PDF/A-3a.
 * @param bekend signs that are known to be in no font
 * @throws Error when the typesetter is not there or refuses the data
 */
export const zetSjabloon = async (
  sjabloon: Sjabloon,
  gegevens: object,
  { bestanden, logo = null, bekend = [] }: Toebehoren & { readonly bekend?: readonly string[] },
): Promise<Gezet> => {
  const compiler = await createCompiler();
  const files = [
    ...bestanden.map(({ naam, bytes }) => ({ pad: naam, bytes })),
    ...(logo === null ? [] : [logo]),
  ];
  for (const { pad, bytes } of files) compiler.mapShadow(`${SJABLOON}/${pad}`, Buffer.from(bytes));
  const signs = new Set(bekend);
  const json = JSON.stringify(gegevens);
  for (let round = 1; ; round += 1) {
    const compiled = compiler.compile({
      mainFilePath: `${SJABLOON}/${sjabloon}.typ`,
      inputs: { gegevens: withoutSigns(json, signs) },
    });
    const { result } = compiled;
    if (result === null) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? []));
    }
    try {
      const pdf = compiler.pdf(result, { pdfStandard: STANDAARD });
      const [ligging] = z
        .tuple([liggingSchema])
        .parse(compiler.query(result, { selector: '<ligging>', field: 'value' }));
      return { pdf, ligging, signs: [...signs] };
    } catch (error) {
      const found = unknownSigns(String(error));
      if (found.length === 0 || round === ROUNDS) throw error;
      for (const sign of found) signs.add(sign);
    }
  }
};

/**
 * Sets the data of a report, or of a part of it. Takes 190 MB and 6.5 for each gevelvulling, which the process keeps:
 * set a large one in processes of its own.
 * @param bekend signs that are known to be in no font
 * @throws Error when the typesetter is not there or refuses the report
 */
export const zetDeel = (
  gegevens: RapportGegevens,
  toebehoren: Toebehoren,
  bekend: readonly string[] = [],
): Promise<Gezet> => zetSjabloon('rapport', gegevens, { ...toebehoren, bekend });
