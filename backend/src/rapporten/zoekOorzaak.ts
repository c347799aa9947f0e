import type { RapportGegevens } from './rapportGegevens.ts';
import { LANGST } from './onmaakbaar.ts';
import { setShort } from './setText.ts';
import type { Toebehoren } from './zetDeel.ts';
import { createZetters, GEEN_DEEL, LEEG, PER_DEEL } from './zetters.ts';

type Gevelvullingen = RapportGegevens['gevelvullingen'];

/**
 * Finds the first gevelvulling that a report cannot be set with, by setting parts of it, each in a process of its own.
 * @returns its name; null: each of them can be set, so that it is something else
 */
export const zoekOorzaak = async (
  gegevens: RapportGegevens,
  toebehoren: Toebehoren,
): Promise<string | null> => {
  const zetters = createZetters();
  const isZetbaar = async (gevelvullingen: Gevelvullingen): Promise<boolean> => {
    const deel = { ...GEEN_DEEL, soort: 'gevelvullingen' } as const;
    try {
      await zetters.zet({
        gegevens: { ...gegevens, ...LEEG, gevelvullingen, deel },
        toebehoren,
        signs: [],
      });
      return true;
    } catch {
      return false;
    }
  };
  /** Of gevelvullingen that cannot be set together. */
  const halveer = async (fout: Gevelvullingen): Promise<string | null> => {
    const [eerste, ...rest] = fout;
    if (eerste === undefined || rest.length === 0)
      return eerste === undefined ? null : setShort(eerste.naam, LANGST);
    const helft = Math.ceil(fout.length / 2);
    const voorste = fout.slice(0, helft);
    return halveer((await isZetbaar(voorste)) ? fout.slice(helft) : voorste);
  };
  try {
    for (let index = 0; index < gegevens.gevelvullingen.length; index += PER_DEEL) {
      const deel = gegevens.gevelvullingen.slice(index, index + PER_DEEL);
      if (!(await isZetbaar(deel))) return await halveer(deel);
    }
    return null;
  } finally {
    zetters.end();
  }
};
