import { fstatSync, readFileSync, write } from 'node:fs';
import { text as readStream } from 'node:stream/consumers';
import { parseArgs, promisify } from 'node:util';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { errorCodeOf } from '../errorCodeOf.ts';
import { adviesOfJson, catalogusOfJson } from './adviesOfJson.ts';
import type { Resultaat } from './jsonTekst.ts';

const GEBRUIK =
  'Gebruik: pnpm advies BESTAND [--catalogus BESTAND] (BESTAND - leest de standaardinvoer)';
const STANDAARD_CATALOGUS = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);
const STDOUT = 1;
const writeDescriptor = promisify(write);

const readText = (naam: string, path: string | URL): Resultaat<string> => {
  try {
    return { success: true, value: readFileSync(path, 'utf8') };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === undefined) throw error;
    const problem = `${naam}: Bestand kan niet worden gelezen (${code}).`;
    return { success: false, problemen: [problem] };
  }
};

const readArguments = (): Resultaat<{ bestand: string; catalogus: string | undefined }> => {
  try {
    const { values, positionals } = parseArgs({
      options: { catalogus: { type: 'string' } },
      allowPositionals: true,
    });
    const [bestand] = positionals;
    if (bestand !== undefined && positionals.length === 1) {
      return { success: true, value: { bestand, catalogus: values.catalogus } };
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { success: false, problemen: [GEBRUIK] };
};

const run = async (): Promise<Resultaat<Iterable<Uint8Array>>> => {
  const opdracht = readArguments();
  if (!opdracht.success) return opdracht;
  const { bestand, catalogus } = opdracht.value;
  const catalogusNaam = catalogus ?? 'voorbeeldcatalogus';
  const catalogusText = readText(catalogusNaam, catalogus ?? STANDAARD_CATALOGUS);
  if (!catalogusText.success) return catalogusText;
  const producten = catalogusOfJson(catalogusNaam, catalogusText.value);
  if (!producten.success) return producten;
  if (bestand === '-') {
    return adviesOfJson('invoer', await readStream(process.stdin), producten.value);
  }
  const text = readText(bestand, bestand);
  return text.success ? adviesOfJson(bestand, text.value, producten.value) : text;
};

/** A regular file is written beside the calculation; a pipe may be full, which only its stream knows. */
const writeToFile = async (part: Uint8Array): Promise<void> => {
  let offset = 0;
  while (offset < part.length) {
    const { bytesWritten } = await writeDescriptor(STDOUT, part, offset);
    offset += bytesWritten;
  }
};

const writeToStream = (part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/** A reader that has seen enough (`| head`) ends the run quietly. */
const endWithReader = (error: Error): void => {
  if (errorCodeOf(error) !== 'EPIPE') throw error;
  process.exit();
};

const writeParts = async (parts: Iterable<Uint8Array>): Promise<void> => {
  const writePart = fstatSync(STDOUT).isFile() ? writeToFile : writeToStream;
  process.stdout.on('error', endWithReader);
  let busy = Promise.resolve();
  for (const part of parts) {
    await busy;
    busy = writePart(part);
  }
  await busy;
};

const main = async (): Promise<void> => {
  z.config({ customError: dutchErrorMap });
  const resultaat = await run();
  if (resultaat.success) {
    await writeParts(resultaat.value);
  } else {
    for (const probleem of resultaat.problemen) console.error(probleem);
    process.exitCode = 2;
  }
};

void main();
