import { parseArgs } from 'node:util';

import { sleutelbestandOf } from '../bewijs/sleutelbestand.ts';
import { readConfig } from '../config/config.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { controleer, type ControleOpdracht } from './controleer.ts';

const GEBRUIK =
  'Gebruik: pnpm advies --controleer RAPPORT [--sleutels BESTAND|ADRES] [--handtekening BESTAND]';

const FOUT = 2;

const readArguments = (): ControleOpdracht | null => {
  try {
    const { values } = parseArgs({
      options: {
        controleer: { type: 'string' },
        handtekening: { type: 'string' },
        sleutels: { type: 'string' },
      },
    });
    const { controleer: bestand, handtekening, sleutels } = values;
    if (bestand === undefined) return null;
    return {
      bestand,
      handtekening,
      sleutels: sleutels ?? sleutelbestandOf(readConfig(process.env)),
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
};

const main = async (): Promise<void> => {
  const opdracht = readArguments();
  const { code, regels } =
    opdracht === null ? { code: FOUT, regels: [GEBRUIK] } : await controleer(opdracht);
  for (const regel of regels) (code === FOUT ? console.error : console.log)(regel);
  process.exitCode = code;
};

main().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = FOUT;
});
