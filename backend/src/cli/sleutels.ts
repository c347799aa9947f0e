import {
  installatieOf,
  readCertificatenbos,
  writeCertificatenbos,
} from '../bewijs/certificatenbestand.ts';
import { readSleutelbos, sleutelbestandOf, writeSleutelbos } from '../bewijs/sleutelbestand.ts';
import { readConfig } from '../config/config.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { sleutelsOpdracht } from './sleutelsOpdracht.ts';

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const file = sleutelbestandOf(config);
  const now = new Date();
  const { bossen, regels, fout } = await sleutelsOpdracht(
    {
      sleutelbos: await readSleutelbos(file, now),
      certificatenbos: await readCertificatenbos(config, now),
    },
    process.argv.slice(2),
    { naam: installatieOf(config), now },
  );
  if (bossen !== null) {
    await writeSleutelbos(file, bossen.sleutelbos);
    await writeCertificatenbos(config, bossen.certificatenbos);
  }
  for (const regel of regels) (fout ? console.error : console.log)(regel);
  if (fout) process.exitCode = 2;
};

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 2;
});
