import type { Catalogus } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { adviesOf } from '@adviestool/domain/rekenen/advies';
import { calculateBerekening, type Berekening } from '@adviestool/domain/rekenen/berekening';
import { parseAdviesInvoer } from '@adviestool/domain/rekenen/parseAdviesInvoer';
import { adviesUitkomstOf } from '@adviestool/domain/toelichting/adviesUitkomstOf';
import { invoerfoutTekst } from '@adviestool/domain/toelichting/invoerfoutTekst';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { waarschuwingenOp } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { WINDVORMFACTOR_DRUK } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';

import { dubbeleSleutelIn } from '../dubbeleSleutel.ts';
import { pathText, TWEE_KEER } from '../jsonTekst.ts';
import type { Bundel } from './bundel.ts';
import type { ByteBuffer } from './byteBuffer.ts';
import { plaatsNa, type TekstPlaats } from './plaats.ts';
import { ONGELDIGE_JSON, windbelastingTeLaag } from './teksten.ts';
import { foutenJson, uitvoerOf, type Gevalfout } from './uitvoerOf.ts';
import { zoekJsonFout } from './zoekJsonFout.ts';

export interface Rekenopdracht {
  /** For a case without one of its own. */
  readonly catalogus: Catalogus;
  readonly metStappen: boolean;
  /** ISO date: whether a source has expired. */
  readonly vandaag: string;
}

/** A case that could not be calculated, or whose advice is warned of beside its messages. */
export interface GenoemdGeval {
  /** Its place in the bundel, from 0, and its line in the input. */
  readonly index: number;
  readonly regel: number;
  readonly fouten: readonly Gevalfout[];
  readonly waarschuwingen: readonly string[];
}

export interface BundelUitkomst {
  /** The advices as `uitvoerOf` writes them, UTF-8; of a wrong case `{"fouten":[…]}` in its place. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The cases that were read. */
  readonly aantal: number;
  readonly genoemd: readonly GenoemdGeval[];
  /** Where the JSON broke, when nothing can be read after it. */
  readonly breuk: TekstPlaats | null;
}

/** The advice, with the steps of each side from the first to the last (rekenmodel 4.6) or without them. */
const adviesVan = (berekening: Berekening, metStappen: boolean): unknown => {
  const advies = adviesUitkomstOf(adviesOf(berekening));
  if (!metStappen) return advies;
  const { algemeen, zijden } = toelichtingOf(berekening);
  const entries = ZIJDEN.flatMap((zijde) => {
    const uitkomst = advies.zijden[zijde];
    return uitkomst === undefined
      ? []
      : [[zijde, { ...uitkomst, stappen: [...algemeen, ...zijden[zijde]] }] as const];
  });
  return { ...advies, zijden: Object.fromEntries(entries) };
};

/** What was warned of beside an advice: of a wind load that was given in place of the windvormfactor, that does not count. */
const gewaarschuwdVan = ({ gedeeld }: Berekening, vandaag: string): string[] => {
  const {
    invoer,
    wind: { opgegeven, q_p, w_k },
  } = gedeeld;
  if (opgegeven === null) return waarschuwingenOp(invoer, vandaag);
  const { projectGegevens } = invoer;
  const zonderFactor = { ...projectGegevens, windvormFactor: null, windvormfactoren: [] };
  const druk = WINDVORMFACTOR_DRUK * q_p;
  return [
    ...(w_k < druk ? [windbelastingTeLaag(opgegeven, druk)] : []),
    ...waarschuwingenOp({ ...invoer, projectGegevens: zonderFactor }, vandaag),
  ];
};

type Gerekend = Omit<GenoemdGeval, 'index' | 'regel'> & { readonly json: string };

const foutGeval = (fouten: readonly Gevalfout[]): Gerekend => ({
  json: foutenJson(fouten),
  fouten,
  waarschuwingen: [],
});

type Gelezen =
  | { readonly success: true; readonly value: unknown; readonly dubbel: string | null }
  | { readonly success: false; readonly ervoor: string };

/** A value, or what stands before the place where the text stops being JSON. */
const parse = (text: string): Gelezen => {
  try {
    const value: unknown = JSON.parse(text);
    return { success: true, value, dubbel: dubbeleSleutelIn(text, value) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { success: false, ervoor: text.slice(0, zoekJsonFout(text) ?? text.length) };
  }
};

const rekenGeval = (
  { value, dubbel }: Extract<Gelezen, { success: true }>,
  { catalogus, metStappen, vandaag }: Rekenopdracht,
): Gerekend => {
  if (dubbel !== null) return foutGeval([{ pad: dubbel, tekst: TWEE_KEER }]);
  const gelezen = parseAdviesInvoer(value, catalogus);
  if (!gelezen.success) {
    return foutGeval(
      gelezen.problemen.map(({ path, fout }) => ({
        pad: pathText(path),
        tekst: invoerfoutTekst(fout),
      })),
    );
  }
  const berekening = calculateBerekening(gelezen.invoer);
  return {
    json: JSON.stringify(adviesVan(berekening, metStappen)),
    fouten: [],
    waarschuwingen: gewaarschuwdVan(berekening, vandaag),
  };
};

/** Calculates the cases of a bundel one after another (rekenmodel 4.6). `output` is used again for each. */
export const rekenBundel = (
  { vorm, bytes, grenzen, begin }: Bundel,
  opdracht: Rekenopdracht,
  output: ByteBuffer,
): BundelUitkomst => {
  const input = Buffer.from(bytes.buffer);
  const genoemd: GenoemdGeval[] = [];
  let aantal = 0;
  output.clear();
  for (let at = 0; at < grenzen.length; at += 2) {
    const start = grenzen[at] ?? 0;
    const plaatsNaTekst = (ervoor: string): TekstPlaats =>
      plaatsNa(plaatsNa(begin, input.subarray(0, start)), Buffer.from(ervoor));
    const gelezen = parse(input.toString('utf8', start, grenzen[at + 1]));
    if (!gelezen.success && vorm !== 'regels') {
      const breuk = plaatsNaTekst(gelezen.ervoor);
      return { bytes: new Uint8Array(output.written()), aantal, genoemd, breuk };
    }
    const { json, fouten, waarschuwingen } = gelezen.success
      ? rekenGeval(gelezen, opdracht)
      : foutGeval([{ pad: '', tekst: ONGELDIGE_JSON(plaatsNaTekst(gelezen.ervoor)) }]);
    if (fouten.length + waarschuwingen.length > 0) {
      genoemd.push({ index: aantal, regel: plaatsNaTekst('').regel, fouten, waarschuwingen });
    }
    output.write(uitvoerOf(vorm, json));
    aantal += 1;
  }
  return { bytes: new Uint8Array(output.written()), aantal, genoemd, breuk: null };
};
