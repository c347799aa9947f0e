import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { catalogusSchema, type Catalogus } from '@adviestool/contract/catalogus';
import { dagVan } from '@adviestool/getallen/dagVan';

import { catalogusDiff } from './catalogusDiff.ts';
import { catalogusOfBytes } from './catalogusOfBytes.ts';
import { letOpVan } from './catalogusOfJson.ts';
import { letOpBij, verslagOf, voorbeeldOf, werkmapOf } from './catalogusOpdrachten.ts';
import type { Resultaat } from './jsonTekst.ts';
import { guarded, readLijst, readText } from './readBestand.ts';
import { readCatalogusJson } from './readCatalogusJson.ts';
import { runCommandLine } from './runCommandLine.ts';

const GEBRUIK = `Gebruik: pnpm catalogus check BESTAND
         pnpm catalogus diff OUD NIEUW --projecten MAP
         pnpm catalogus sjabloon UIT.xlsx [--van BESTAND]
         pnpm --silent catalogus json BESTAND
BESTAND is JSON, of een werkmap van het sjabloon.`;

type Regels = Resultaat<readonly string[]>;

const gebruik: Resultaat<never> = { success: false, problemen: [GEBRUIK] };

const readCatalogus = (bestand: string, schema?: typeof catalogusSchema): Resultaat<Catalogus> => {
  const bytes = readLijst(bestand);
  return bytes.success ? catalogusOfBytes(bestand, bytes.value, schema) : bytes;
};

const readVoorbeeld = (): Resultaat<Catalogus> => {
  const catalogus = readCatalogusJson(undefined);
  return catalogus.success ? { success: true, value: voorbeeldOf(catalogus.value) } : catalogus;
};

const check = (bestand: string): Regels => {
  const catalogus = readCatalogus(bestand);
  const vandaag = dagVan(new Date());
  return catalogus.success
    ? { success: true, value: verslagOf(catalogus.value, vandaag) }
    : catalogus;
};

const json = (bestand: string): Regels => {
  const catalogus = readCatalogus(bestand);
  return catalogus.success
    ? { success: true, value: [JSON.stringify(catalogus.value, null, 2)] }
    : catalogus;
};

const sjabloon = async (uit: string, van: string | undefined): Promise<Regels> => {
  const catalogus = van === undefined ? readVoorbeeld() : readCatalogus(van, catalogusSchema);
  if (!catalogus.success) return catalogus;
  const bytes = await werkmapOf(catalogus.value);
  // What somebody filled in is never overwritten.
  const written = guarded(uit, () => writeFileSync(uit, bytes, { flag: 'wx' }), 'geschreven');
  return written.success
    ? { success: true, value: [...letOpVan(van ?? '', catalogus.value), `Geschreven: ${uit}`] }
    : written;
};

const diff = (oud: string, nieuw: string, map: string): Regels => {
  const [voor, na] = [readCatalogus(oud, catalogusSchema), readCatalogus(nieuw)];
  if (!voor.success) return voor;
  if (!na.success) return na;
  const namen = guarded(map, () => readdirSync(map).filter((naam) => naam.endsWith('.json')));
  if (!namen.success) return namen;
  const verschil = catalogusDiff(
    { oud: voor.value, nieuw: na.value },
    namen.value.toSorted().map((naam) => ({ naam, text: readText(naam, join(map, naam)) })),
  );
  return verschil.success
    ? {
        success: true,
        value: [...letOpVan(oud, voor.value), ...letOpBij(na.value, voor.value), ...verschil.value],
      }
    : verschil;
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { projecten: { type: 'string' }, van: { type: 'string' } },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
};

const run = async (): Promise<Regels> => {
  const given = readArguments();
  if (given === null) return gebruik;
  const { positionals, values } = given;
  const [opdracht, eerste, tweede, ...rest] = positionals;
  if (eerste === undefined || rest.length > 0) return gebruik;
  if (opdracht === 'diff') {
    return tweede === undefined || values.projecten === undefined || values.van !== undefined
      ? gebruik
      : diff(eerste, tweede, values.projecten);
  }
  if (tweede !== undefined || values.projecten !== undefined) return gebruik;
  if (opdracht === 'sjabloon') return sjabloon(eerste, values.van);
  if (values.van !== undefined) return gebruik;
  if (opdracht === 'check') return check(eerste);
  return opdracht === 'json' ? json(eerste) : gebruik;
};

void runCommandLine(run, (regels) => {
  for (const regel of regels) process.stdout.write(`${regel}\n`);
});
