import { parseArgs } from 'node:util';

import type { Bouwmodel } from '@adviestool/ifc/bouwmodel';
import { groepenVan, groeperingVan } from '@adviestool/ifc/groepenVan';
import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { readFile } from '@adviestool/ifc/readFile';

import { teksten } from '../model/teksten.ts';
import { cliTeksten } from './cliTeksten.ts';

/** What the command writes: JSON, or what is wrong with it. */
export type OpdrachtUitkomst = { json: unknown } | { fout: string };

interface Opdracht {
  file: string;
  /** Where the marks stand; absent: where the page takes them from at first. */
  merk: string | undefined;
}

const opdrachtOf = (args: readonly string[]): Opdracht | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { merk: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    return file === undefined || rest.length > 0 ? null : { file, merk: values.merk };
  } catch {
    // An option that there is not.
    return null;
  }
};

/** A place of marks by its name, or by what follows the name of its set; undefined: there is none. */
const merkbronOf = ({ merkbronnen, merkbron }: Bouwmodel, merk: string | undefined) => {
  if (merk === undefined) return merkbron;
  const wanted = merk.toLowerCase();
  return (
    merkbronnen.find(({ bron }) => bron.toLowerCase() === wanted) ??
    merkbronnen.find(({ bron }) => bron.toLowerCase().endsWith(`.${wanted}`))
  )?.bron;
};

const uitkomstOf = (model: Bouwmodel, merk: string | undefined): OpdrachtUitkomst => {
  const merkbron = merkbronOf(model, merk);
  if (merkbron === undefined && merk !== undefined)
    return {
      fout: cliTeksten.geenMerkbron(
        merk,
        model.merkbronnen.map(({ bron }) => bron),
      ),
    };
  const groepen = groepenVan(model, groeperingVan(merkbron ?? null)).map(
    ({ elementen, ...groep }) => ({
      ...groep,
      globalIds: elementen.map(({ globalId }) => globalId),
    }),
  );
  return { json: { ...model, merkbron: merkbron ?? null, groepen } };
};

/**
 * What `bouwmodel FILE [--merk NAME]` gives.
 * @param read the bytes of a file by its path
 */
export const bouwmodelOpdracht = async (
  args: readonly string[],
  read: (path: string) => Promise<Uint8Array>,
): Promise<OpdrachtUitkomst> => {
  const opdracht = opdrachtOf(args);
  if (opdracht === null) return { fout: cliTeksten.gebruik };
  const bytes = await read(opdracht.file).catch(() => null);
  if (bytes === null) return { fout: cliTeksten.geenBestand(opdracht.file) };
  try {
    return uitkomstOf(await readFile(bytes), opdracht.merk);
  } catch (error) {
    if (!(error instanceof ModelFileError)) throw error;
    return { fout: `${opdracht.file}: ${teksten.fault[error.fault]}` };
  }
};
