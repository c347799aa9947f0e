import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { mapZijden } from '@adviestool/contract/zijde';
import { buildGevelvullingOf, KADERS } from '@adviestool/domain/builders/buildGevelvullingOf';
import { createRandom } from '@adviestool/domain/builders/createRandom';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet } from '@adviestool/domain/vaststellen/toestand';
import { VOORBEELD_DETAILLERING } from '@adviestool/domain/voorbeeld/voorbeeldGevelvulling';

const isVariant = (naam: string): naam is keyof typeof KADERS => naam in KADERS;
const VARIANTEN = Object.keys(KADERS).filter(isVariant);
const SEED = 1945;
/** Draws at most: what gets no advice is drawn again. */
const MOST_DRAWN = 500;

/** As many complete gevelvullingen as are asked for, of all variants in turn, each with a merk of its own. */
export const randomGevelvullingen = (
  aantal: number,
  { projectGegevens, catalogus }: { projectGegevens: ProjectGegevens; catalogus: Catalogus },
): Gevelvulling[] => {
  const random = createRandom(SEED);
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  const pick = (products: readonly { id: string }[]): string =>
    products[between(0, products.length - 1)]?.id ?? '';
  const found: Gevelvulling[] = [];
  for (let index = 0; found.length < aantal && index < MOST_DRAWN; index += 1) {
    const variant = VARIANTEN[index % VARIANTEN.length];
    if (variant === undefined) break;
    const kader = {
      id: `willekeurig${index}`,
      merk: `Q${index + 101}Z`,
      aantal: between(1, 90),
      breedte: between(700, 7000),
      hoogte: between(700, 3500),
      ...(index % 3 === 0 && { gebouwHoogte: between(4, 60) }),
    };
    const made = buildGevelvullingOf(variant, kader, {
      ...VOORBEELD_DETAILLERING,
      stelruimte: between(5, 25),
      spouwlatbreedte: between(40, 120),
      glasgewicht: between(15, 50),
    });
    const gevelvulling = {
      ...made,
      aantalAnkers: mapZijden(made.aantalAnkers, () => ({
        geadviseerd: null,
        gekozen: random() < 0.4 ? between(2, 15) : null,
      })),
      productKeuze: mapZijden(made.productKeuze, () => ({
        hoekanker: pick(catalogus.hoekankers),
        bevestigingsmiddelen: [
          pick(catalogus.bevestigingsmiddelenBouwkundig),
          pick(catalogus.bevestigingsmiddelenHout),
        ],
      })),
    };
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    if (isAdviesCompleet(gevelvulling, advies)) found.push(gevelvulling);
  }
  return found;
};
