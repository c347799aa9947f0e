import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Catalogus } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { dagVan } from '@adviestool/getallen/dagVan';
import { z } from 'zod';

import { errorCodeOf } from '../../watch/errorCodeOf.ts';
import { catalogusOfJson } from '../catalogusOfJson.ts';
import type { Resultaat } from '../jsonTekst.ts';
import { readText } from '../readBestand.ts';
import { adviesStroom } from './adviesStroom.ts';
import { ByteBuffer } from './byteBuffer.ts';
import { rekenBundel } from './rekenBundel.ts';
import { nietGelezen } from './teksten.ts';
import { Verslag } from './verslag.ts';
import { writeStdout } from './writeStdout.ts';

const GEBRUIK = `Gebruik: pnpm --silent advies BESTAND [--catalogus BESTAND] [--zonder-stappen]
         BESTAND is een lijst van gevallen, een geval per regel of een enkel geval; - leest de standaardinvoer.`;
const STANDAARD_CATALOGUS = new URL(
  '../../../../variants/catalogus-voorbeeld.json',
  import.meta.url,
);
/** Exit code when anything is wrong. */
const FOUT = 2;
/** Bytes that are read at once. */
const CHUNK = 2 ** 16;

interface Opdracht {
  bestand: string;
  catalogus: string | undefined;
  metStappen: boolean;
}

const readArguments = (): Resultaat<Opdracht> => {
  try {
    const { values, positionals } = parseArgs({
      options: { catalogus: { type: 'string' }, 'zonder-stappen': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [bestand] = positionals;
    if (bestand !== undefined && positionals.length === 1) {
      const metStappen = values['zonder-stappen'] !== true;
      return { success: true, value: { bestand, catalogus: values.catalogus, metStappen } };
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { success: false, problemen: [GEBRUIK] };
};

/** The input cannot be read (any more). */
class Leesfout extends Error {}

async function* readInvoer(bestand: string): AsyncGenerator<Uint8Array> {
  const stream: AsyncIterable<Uint8Array> =
    bestand === '-' ? process.stdin : createReadStream(bestand, { highWaterMark: CHUNK });
  try {
    yield* stream;
  } catch (error) {
    const code = errorCodeOf(error);
    throw code === undefined ? error : new Leesfout(nietGelezen(bestand, code), { cause: error });
  }
}

const readCatalogus = (bestand: string | undefined): Resultaat<Catalogus> => {
  const naam = bestand ?? 'voorbeeldcatalogus';
  const text = readText(naam, bestand ?? STANDAARD_CATALOGUS);
  return text.success ? catalogusOfJson(naam, text.value) : text;
};

/** The exit code, when the work could begin. */
const run = async (): Promise<Resultaat<number>> => {
  const opdracht = readArguments();
  if (!opdracht.success) return opdracht;
  const { bestand, metStappen } = opdracht.value;
  const catalogus = readCatalogus(opdracht.value.catalogus);
  if (!catalogus.success) return catalogus;
  const verslag = new Verslag(bestand === '-' ? 'invoer' : bestand, console.error);
  const output = new ByteBuffer(CHUNK);
  const rekenopdracht = { catalogus: catalogus.value, metStappen, vandaag: dagVan(new Date()) };
  const delen = adviesStroom({
    chunks: readInvoer(bestand),
    reken: (bundel) => rekenBundel(bundel, rekenopdracht, output),
    verslag,
  });
  try {
    await writeStdout(delen);
  } catch (error) {
    if (!(error instanceof Leesfout)) throw error;
    return { success: false, problemen: [error.message] };
  }
  return { success: true, value: verslag.heeftFouten ? FOUT : 0 };
};

const main = async (): Promise<void> => {
  z.config({ customError: dutchErrorMap });
  const resultaat = await run();
  if (!resultaat.success) for (const probleem of resultaat.problemen) console.error(probleem);
  process.exitCode = resultaat.success ? resultaat.value : FOUT;
};

if (process.argv.includes('--controleer')) await import('../adviesControle.ts');
else await main();
