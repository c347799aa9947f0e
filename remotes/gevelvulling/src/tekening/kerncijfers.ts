import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/advies';
import { stuwdruk } from '@adviestool/domain/stuwdruk';
import type { Decimals, Unit } from '@adviestool/ui/format';

export interface Kerncijfer {
  label: string;
  value: number;
  decimals: Decimals;
  unit: Unit;
}

/** Peak velocity pressure at the height that counts, kN/m²; null while the project is incomplete. */
const qpOf = (
  { gevelvullingEnKaderData }: Gevelvulling,
  { windgebied, terreincategorie, gebouwhoogte }: ProjectGegevens,
): number | null => {
  const hoogte = gevelvullingEnKaderData.gebouwHoogte ?? gebouwhoogte;
  if (windgebied === null || terreincategorie === null || hoogte === null || hoogte <= 0) {
    return null;
  }
  return stuwdruk({ windgebied, terreincategorie, hoogte });
};

/** The key figures beside the drawing: those that are known. */
export const kerncijfers = (
  gevelvulling: Gevelvulling,
  projectGegevens: ProjectGegevens,
  advies: Advies | null,
): Kerncijfer[] => {
  const { breedte, hoogte } = gevelvulling.gevelvullingEnKaderData;
  const qp = qpOf(gevelvulling, projectGegevens);
  const cijfers: Kerncijfer[] = [];
  if (breedte !== null && hoogte !== null && breedte > 0 && hoogte > 0) {
    const oppervlakte = (breedte * hoogte) / 1_000_000;
    cijfers.push({ label: 'Oppervlakte', value: oppervlakte, decimals: 2, unit: 'm²' });
  }
  if (advies !== null) {
    cijfers.push({ label: 'Gewicht Gₖ', value: advies.Gk, decimals: 2, unit: 'kN' });
  }
  if (qp !== null) {
    cijfers.push({ label: 'Stuwdruk qₚ', value: qp, decimals: 2, unit: 'kN/m²' });
  }
  if (advies !== null) {
    cijfers.push({ label: 'Windbelasting wₖ', value: advies.wk, decimals: 2, unit: 'kN/m²' });
  }
  return cijfers;
};
