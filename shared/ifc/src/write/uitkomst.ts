import type { AdviesZijde, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { ankersPerAantal } from '@adviestool/domain/rekenen/ankerverdeling';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';

type MetZijden = Pick<GevelvullingAdvies, 'zijden'>;

/** The hoekankers of a side that stand on one gevelvulling: `zijkanten` counts per stijl. */
const aantalOpZijde = ({ zijde, aantal }: AdviesZijde): number | null =>
  aantal === null ? null : aantal * ankersPerAantal(zijde);

/** The hoekankers of one gevelvulling; null: there is no advice, or a side has no number. */
export const aantalHoekankersVan = ({ zijden }: MetZijden): number | null => {
  let totaal: number | null = null;
  for (const zijde of zijden) {
    const aantal = aantalOpZijde(zijde);
    if (aantal === null) return null;
    totaal = (totaal ?? 0) + aantal;
  }
  return totaal;
};

/** The largest of the sides; null: no side has one. */
export const unityCheckVan = ({ zijden }: MetZijden): number | null => {
  const checks = zijden.flatMap(({ unityCheck }) => unityCheck ?? []);
  return checks.length === 0 ? null : Math.max(...checks);
};

/** The number that the product writes for it (decision 33): one that fails never reads as its limit. */
export const geschrevenUnityCheck = (unityCheck: number | null): number | null =>
  unityCheck === null
    ? null
    : Number(formatUnityCheck(unityCheck).replaceAll('.', '').replace(',', '.'));

/** Each hoekanker once; null: none is chosen. */
export const productVan = ({ zijden }: MetZijden): string | null => {
  const namen = new Set(zijden.flatMap(({ product }) => product ?? []));
  return namen.size === 0 ? null : [...namen].join(', ');
};
