import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { dagVan } from '@adviestool/getallen/dagVan';

import { errorCodeOf } from '../../watch/errorCodeOf.ts';
import { letOpVan } from '../catalogusOfJson.ts';
import type { Resultaat } from '../jsonTekst.ts';
import { readCatalogusJson } from '../readCatalogusJson.ts';
import { FOUT, runCommandLine } from '../runCommandLine.ts';
import { adviesStroom } from './adviesStroom.ts';
import { ByteBuffer } from './byteBuffer.ts';
import { rekenBundel } from './rekenBundel.ts';
import { nietGelezen } from './teksten.ts';
import { Verslag } from './verslag.ts';
import { writeStdout } from './writeStdout.ts';

const GEBRUIK = `Gebruik: pnpm --silent advies BESTAND [--catalogus BESTAND] [--zonder-stappen]
         BESTAND is een lijst van gevallen, een geval per regel of een enkel geval; - leest de standaardinvoer.`;
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

/** The exit code, when the work could begin. */
const run = async (): Promise<Resultaat<number>> => {
  const opdracht = readArguments();
  if (!opdracht.success) return opdracht;
  const { bestand, metStappen } = opdracht.value;
  const catalogus = readCatalogusJson(opdracht.value.catalogus);
  if (!catalogus.success) return catalogus;
  const letOp = letOpVan(opdracht.value.catalogus ?? '', catalogus.value);
  for (const regel of letOp) console.error(regel);
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

if (process.argv.includes('--controleer')) await import('../adviesControle.ts');
else {
  await runCommandLine(run, (code) => {
    process.exitCode = code;
  });
}
