import type { GetoondAdvies } from '@adviestool/contract/montage';
import { plaatsGroepen, type PlaatsGroep } from '@adviestool/domain/toelichting/plaatsGroepen';
import { getoondAdviesOf } from '@adviestool/montage/getoondAdviesOf';
import {
  montageStandOf,
  type Gezegd,
  type MontageStand,
  type NieuwsteInvoer,
} from '@adviestool/montage/montageStand';
import {
  gevelvullingRijIn,
  type GevelvullingRij,
} from '@adviestool/projectoverzicht/gevelvullingRij';

import type { PlekGegevens } from '../wachtrij/bewaard.ts';

/** A gevelvulling on site. */
export interface PlekRij extends GevelvullingRij {
  getoond: GetoondAdvies;
  stuks: number;
}

/** Those of one bouwlaag by gevel. */
export type Bouwlaag = PlaatsGroep<PlaatsGroep<PlekRij>>;

/** By bouwlaag and gevel, as who mounts walks along them. */
export const bouwlagenVan = ({
  projectGegevens,
  catalogus,
  gevelvullingen,
}: Pick<PlekGegevens, 'projectGegevens' | 'catalogus' | 'gevelvullingen'>): Bouwlaag[] => {
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus });
  const rijen = (gevelvullingen ?? []).map((gevelvulling): PlekRij => {
    const rij = rijOf(gevelvulling);
    return {
      ...rij,
      getoond: getoondAdviesOf(gevelvulling, rij.advies),
      stuks: Math.max(0, Math.trunc(rij.aantal ?? 0)),
    };
  });
  return plaatsGroepen(rijen, ({ bouwlaag }) => bouwlaag).map((laag) => ({
    ...laag,
    items: plaatsGroepen(laag.items, ({ gevel }) => gevel),
  }));
};

/** The same without their groups. */
export const rijenVan = (bouwlagen: readonly Bouwlaag[]): PlekRij[] =>
  bouwlagen.flatMap(({ items }) => items.flatMap((gevel) => gevel.items));

export const standVan = (
  { id, stuks, getoond, voldoet }: PlekRij,
  nieuwste: NieuwsteInvoer<Gezegd>,
): MontageStand => montageStandOf(nieuwste.get(id), { stuks, nu: getoond, voldoet });
