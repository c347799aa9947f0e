import type { Breuk, Bundel, Vorm } from './bundel.ts';
import { readBundels } from './readBundels.ts';
import type { BundelUitkomst, GenoemdGeval } from './rekenBundel.ts';
import { foutenJson, TUSSEN, uitvoerOf } from './uitvoerOf.ts';
import { ONGELDIGE_JSON, TE_GROOT, totHier } from './teksten.ts';
import type { Verslag } from './verslag.ts';

/** Where a case is, as its problems and warnings begin with. */
const waarOf = (vorm: Vorm, index: number, { regel }: GenoemdGeval): string => {
  if (vorm === 'lijst') return `[${index}]`;
  return vorm === 'regels' ? `regel ${regel}` : '';
};

const joinWaar = (vorm: Vorm, waar: string, pad: string): string =>
  [waar, pad].filter((part) => part !== '').join(vorm === 'lijst' ? '.' : ': ');

const tekstOf = ({ plaats, reden }: Breuk): string =>
  reden === 'json' ? ONGELDIGE_JSON(plaats) : TE_GROOT(plaats);

/** The output: as an array when the input is one, and otherwise a line for each case. */
class Uitvoer {
  readonly #verslag: Verslag;
  #vorm: Vorm = 'geval';
  #isBegonnen = false;

  constructor(verslag: Verslag) {
    this.#verslag = verslag;
  }

  *bundel(
    { vorm }: Bundel,
    { bytes, aantal, genoemd, breuk }: BundelUitkomst,
  ): Generator<Uint8Array> {
    yield* this.#write(vorm, bytes);
    const { gevallen } = this.#verslag;
    for (const each of genoemd) {
      const waar = waarOf(vorm, gevallen + each.index, each);
      if (each.fouten.length > 0) {
        this.#verslag.meldFoutGeval(
          each.fouten.map(({ pad, tekst }) => ({ waar: joinWaar(vorm, waar, pad), tekst })),
        );
      }
      if (each.waarschuwingen.length > 0) {
        this.#verslag.meldGewaarschuwd(waar, each.waarschuwingen);
      }
    }
    this.#verslag.telGevallen(aantal);
    if (breuk !== null) yield* this.breuk({ vorm, plaats: breuk, reden: 'json' });
  }

  /** What could not be read stands in the output too, so that nobody takes that for complete. */
  *breuk(breuk: Breuk): Generator<Uint8Array> {
    const tekst = tekstOf(breuk);
    yield* this.#write(
      breuk.vorm,
      Buffer.from(uitvoerOf(breuk.vorm, foutenJson([{ pad: '', tekst }]))),
    );
    this.#verslag.meldBreuk(`${tekst} ${totHier(this.#verslag.gevallen)}`);
  }

  *einde(): Generator<Uint8Array> {
    if (this.#vorm === 'lijst') yield Buffer.from(this.#isBegonnen ? ']\n' : '[]\n');
    this.#verslag.meldEinde();
  }

  *#write(vorm: Vorm, bytes: Uint8Array): Generator<Uint8Array> {
    this.#vorm = vorm;
    if (bytes.length === 0) return;
    const isFirst = !this.#isBegonnen;
    this.#isBegonnen = true;
    if (isFirst && vorm === 'lijst') {
      yield Buffer.from('[');
      yield bytes.subarray(TUSSEN.length);
    } else {
      yield bytes;
    }
  }
}

export interface Stroom {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly reken: (bundel: Bundel) => BundelUitkomst | Promise<BundelUitkomst>;
  readonly verslag: Verslag;
}

/**
 * Reads cases, calculates them and gives the advices in the same order, as parts of UTF-8 to be written one after
 * another. Nothing is read before its turn: who stops asking for parts stops the reading.
 */
export async function* adviesStroom({
  chunks,
  reken,
  verslag,
}: Stroom): AsyncGenerator<Uint8Array> {
  const uitvoer = new Uitvoer(verslag);
  for await (const stuk of readBundels(chunks)) {
    if ('reden' in stuk) {
      yield* uitvoer.breuk(stuk);
      break;
    }
    const uitkomst = await reken(stuk);
    yield* uitvoer.bundel(stuk, uitkomst);
    if (uitkomst.breuk !== null) break;
  }
  yield* uitvoer.einde();
}
