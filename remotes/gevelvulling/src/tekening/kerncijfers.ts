import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { readStuwdruk } from '@adviestool/domain/velden/readStuwdruk';
import { formatUitkomst, type OutcomeUnit } from '@adviestool/getallen/formatUitkomst';

export interface Kerncijfer {
  label: string;
  text: string;
  unit: OutcomeUnit;
}

const cijferOf = (label: string, value: number, unit: OutcomeUnit): Kerncijfer => ({
  label,
  text: formatUitkomst(value, unit),
  unit,
});

/** The key figures beside the drawing: those that are known. */
export const kerncijfers = (
  gevelvulling: Gevelvulling,
  projectGegevens: ProjectGegevens,
  advies: Advies | null,
): Kerncijfer[] => {
  const { breedte, hoogte } = gevelvulling.gevelvullingEnKaderData;
  const qp = readStuwdruk(projectGegevens, gevelvulling.gevelvullingEnKaderData);
  const cijfers: Kerncijfer[] = [];
  if (breedte !== null && hoogte !== null && breedte > 0 && hoogte > 0) {
    const oppervlakte = (breedte * hoogte) / 1_000_000;
    cijfers.push(cijferOf('Oppervlakte', oppervlakte, 'm²'));
  }
  if (advies !== null) {
    cijfers.push(cijferOf('Gewicht Gₖ', advies.Gk, 'kN'));
  }
  if (qp !== null) {
    cijfers.push(cijferOf('Stuwdruk qₚ', qp, 'kN/m²'));
  }
  if (advies !== null) {
    cijfers.push(cijferOf('Windbelasting wₖ', advies.wk, 'kN/m²'));
  }
  return cijfers;
};
