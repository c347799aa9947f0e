import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import { windvormfactorVanGevel } from '@adviestool/contract/windvormfactoren';
import { mapZijden } from '@adviestool/contract/zijde';

import { withoutModel } from '../velden/withoutModel.ts';
import { withoutPlaats } from '../velden/withoutPlaats.ts';

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, member]) => member !== null && member !== undefined)
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;

const SEEDS = [0x811c9dc5, 0x9747b28c] as const;

/** Tells texts apart (FNV-1a, twice); it proves nothing. Also where the browser has no digest at hand. */
const hashOf = (value: unknown): string => {
  const text = JSON.stringify(value, inOrder);
  return SEEDS.map((seed) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    }
    return hash.toString(16).padStart(8, '0');
  }).join('');
};

/**
 * Hashes of what an outcome depends on: of the project and of the gevelvulling, each without what only
 * names it. A value that is absent counts as null.
 */
export const invoerHashOf = (
  projectGegevens: ProjectGegevens,
  gevelvulling: Gevelvulling,
): Vastgesteld['invoer'] => {
  const { typeBouw, gebouwhoogte, windgebied, terreincategorie, windvormFactor } = projectGegevens;
  // Only when it is chosen: without it the hash is that of before there was a choice.
  const keuze = projectGegevens.gevolgklasse ? [projectGegevens.gevolgklasse] : [];
  const vanGevel = windvormfactorVanGevel(
    projectGegevens.windvormfactoren,
    gevelvulling.gevelvullingEnKaderData.gevel,
  );
  const {
    id: _id,
    merk: _merk,
    aantal: _aantal,
    ...kader
  } = withoutPlaats(withoutModel(gevelvulling.gevelvullingEnKaderData));
  return {
    projectGegevens: hashOf([
      typeBouw,
      gebouwhoogte,
      windgebied,
      terreincategorie,
      vanGevel?.factor ?? windvormFactor,
      ...keuze,
    ]),
    gevelvulling: hashOf([
      kader,
      gevelvulling.detailleringData,
      gevelvulling.verankerdeZijden,
      gevelvulling.afstandHoekGevelvullingTotEersteAnker,
      gevelvulling.maximumHartOpHartMaat,
      mapZijden(gevelvulling.aantalAnkers, ({ gekozen }) => ({ geadviseerd: null, gekozen })),
      gevelvulling.productKeuze,
    ]),
  };
};
