import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { GEEN_PLAATS } from '@adviestool/ifc/geenPlaats';
import { groepenVan, groeperingVan } from '@adviestool/ifc/groepenVan';
import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { TerugFout } from '@adviestool/ifc/TerugFout';
import { writeChecked } from '@adviestool/ifc/writeChecked';

/** mm from either corner: where the trial has its hoekankers. */
const RAND = 150;

/** An advice that complies, so that hoekankers are written; no advice of the product. */
const proefadvies = ({
  id,
  merk,
  type,
  breedte,
  hoogte,
  elementen,
}: Groep): GevelvullingAdvies => ({
  id,
  merk,
  type,
  breedte,
  hoogte,
  elementen: elementen.map(({ globalId, verdieping, orientatie }) => ({
    globalId,
    verdieping,
    orientatie,
  })),
  toestand: 'adviesGereed',
  voldoet: true,
  revisie: null,
  kenmerk: null,
  meldingen: [],
  zijden:
    breedte === null || hoogte === null
      ? []
      : (
          [
            ['onderzijde', breedte],
            ['zijkanten', hoogte],
            ['bovenzijde', breedte],
          ] as const
        ).map(([zijde, lengte]) => ({
          zijde,
          aantal: 2,
          hartOpHart: Math.max(0, lengte - 2 * RAND) || null,
          posities: [Math.min(RAND, lengte / 2), Math.max(lengte - RAND, lengte / 2)],
          product: null,
          unityCheck: null,
        })),
  tekening: null,
});

/** What came of writing into a model and reading that back. */
interface Proef {
  hoekankers: number;
  /** How many elements have none, and why; or why the file was refused. */
  zonder: string;
}

/** Writes hoekankers on every element that has a size, as large as the model says. */
export const proefschrijven = async (bytes: Uint8Array, model: Bouwmodel): Promise<Proef> => {
  const gevelvullingen = groepenVan(model, groeperingVan(model.merkbron)).map(proefadvies);
  if (gevelvullingen.length === 0) return { hoekankers: 0, zonder: '' };
  try {
    const { verslag } = await writeChecked(bytes, {
      gevelvullingen,
      metHoekankers: true,
      moment: '2026-01-01T00:00:00.000Z',
    });
    const redenen = GEEN_PLAATS.flatMap((reden) => {
      const die = verslag.nietGeplaatst.filter((each) => each.reden === reden);
      const maten = die.map(({ maat, advies }) =>
        maat === null ? '' : `${maat.breedte - advies.breedte}×${maat.hoogte - advies.hoogte}`,
      );
      const verschillen = [...new Set(maten)].filter((each) => each !== '');
      return die.length === 0 ? [] : `${reden} ${die.length} ${verschillen.join(' ')}`.trim();
    });
    const dubbel = verslag.dubbel.length === 0 ? [] : [`dubbel ${verslag.dubbel.length}`];
    return { hoekankers: verslag.hoekankers, zonder: [...redenen, ...dubbel].join(', ') };
  } catch (error) {
    if (error instanceof TerugFout) {
      const { afwijking } = error;
      const waarom = afwijking === undefined ? '' : ` ${afwijking.soort} ${afwijking.waar}`;
      return { hoekankers: 0, zonder: `(${error.code}${waarom})` };
    }
    if (error instanceof ModelFileError) return { hoekankers: 0, zonder: `(${error.fault})` };
    throw error;
  }
};
