import { readSleutelbos, sleutelbestandOf, writeSleutelbos } from '../bewijs/sleutelbestand.ts';
import { readConfig } from '../config/config.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { sleutelsOpdracht } from './sleutelsOpdracht.ts';

const main = async (): Promise<void> => {
  const file = sleutelbestandOf(readConfig(process.env));
  const now = new Date();
  const { bos, regels, fout } = sleutelsOpdracht(
    await readSleutelbos(file, now),
    process.argv.slice(2),
    now,
  );
  if (bos !== null) await writeSleutelbos(file, bos);
  for (const regel of regels) (fout ? console.error : console.log)(regel);
  if (fout) process.exitCode = 2;
};

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 2;
});
