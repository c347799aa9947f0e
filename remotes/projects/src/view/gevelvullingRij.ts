import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { adviesFor, type Advies } from '@adviestool/domain/rekenen/advies';
import { toestandOf, type Toestand } from '@adviestool/domain/rekenen/toestand';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

/** What the project shows of one gevelvulling. Lengths in mm. */
export interface GevelvullingRij {
  id: string;
  naam: string;
  /** Null while it is not chosen. */
  type: GevelvullingType | null;
  breedte: number | null;
  hoogte: number | null;
  aantal: number | null;
  /** In one gevelvulling; null without an advice. */
  aantalHoekankers: number | null;
  toestand: Toestand;
  /** There are answers in its detaillering, so that another can take them over. */
  heeftDetaillering: boolean;
  /** Null while there is nothing to draw. */
  tekening: TekeningGegevens | null;
}

interface GevelvullingRijInvoer {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}

/** What there is to draw; hoekankers that are only estimated are not shown. */
const tekeningOf = (gevelvulling: Gevelvulling, advies: Advies | null): TekeningGegevens | null => {
  const { gegevens } = readTekening(gevelvulling, advies) ?? { gegevens: null };
  if (gegevens === null) return null;
  const advised = Object.entries(gegevens.zijden).filter(([, { status }]) => status !== undefined);
  return { ...gegevens, zijden: Object.fromEntries(advised) };
};

/** Works out the row of one gevelvulling. */
export const gevelvullingRij = ({
  projectGegevens,
  gevelvulling,
  catalogus,
}: GevelvullingRijInvoer): GevelvullingRij => {
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  return {
    id: kader.id,
    naam: weergavenaam(gevelvulling),
    type: kader.gevelvullingType ?? null,
    breedte: kader.breedte,
    hoogte: kader.hoogte,
    aantal: kader.aantal,
    aantalHoekankers: advies?.totaalPerGevelvulling ?? null,
    toestand: toestandOf(gevelvulling, advies),
    heeftDetaillering: Object.keys(gevelvulling.detailleringData).length > 0,
    tekening: tekeningOf(gevelvulling, advies),
  };
};
