import {
  installatieOf,
  readCertificatenbos,
  writeCertificatenbos,
} from '../bewijs/certificatenbestand.ts';
import { holdSleutels } from '../bewijs/holdSleutels.ts';
import { readSleutelbos, sleutelbestandOf, writeSleutelbos } from '../bewijs/sleutelbestand.ts';
import { readConfig, type Config } from '../config/config.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { sleutelsOpdracht } from './sleutelsOpdracht.ts';

/** Those that write what they have read. */
const CHANGES = ['wissel', 'intrekken'];

const act = async (args: readonly string[], config: Config): Promise<void> => {
  const file = sleutelbestandOf(config);
  const now = new Date();
  const { bossen, regels, fout } = await sleutelsOpdracht(
    {
      sleutelbos: await readSleutelbos(file, now),
      certificatenbos: await readCertificatenbos(config, now),
    },
    args,
    { naam: installatieOf(config), now },
  );
  if (bossen !== null) {
    await writeSleutelbos(file, bossen.sleutelbos);
    await writeCertificatenbos(config, bossen.certificatenbos);
  }
  for (const regel of regels) (fout ? console.error : console.log)(regel);
  if (fout) process.exitCode = 2;
};

const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  if (!CHANGES.includes(args[0] ?? '')) return act(args, config);
  return holdSleutels(config, () => act(args, config));
};

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 2;
});
