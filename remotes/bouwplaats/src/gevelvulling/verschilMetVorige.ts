import type { Catalogus } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { maatRegel } from '@adviestool/montage/maatRegel';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { PlekRij } from '../plek/rijenVan.ts';
import { teksten } from '../plek/teksten.ts';

export const maatVan = ({ breedte, hoogte }: Pick<PlekRij, 'breedte' | 'hoogte'>): string =>
  breedte === null || hoogte === null
    ? '–'
    : `${formatNumber(breedte)} × ${formatNumber(hoogte)} mm`;

const zijdeVan = (
  { getoond, gevelvulling, voldoet }: PlekRij,
  zijde: (typeof ZIJDEN)[number],
  catalogus: Catalogus,
): string => {
  const side = getoond[zijde];
  if (voldoet === null) return teksten.geenAdviesHier;
  if (side === undefined) return teksten.nietVerankerd;
  const { hoekanker, middelen } = gekozenProducten(catalogus, gevelvulling, zijde);
  return [
    side.aantal === null ? null : teksten.hoekankers(side.aantal),
    hoekanker?.naam,
    ...middelen.map(({ naam }) => naam),
  ]
    .filter(Boolean)
    .join(', ');
};

const maatVanZijde = ({ getoond }: PlekRij, zijde: (typeof ZIJDEN)[number]): string =>
  maatRegel(getoond[zijde]?.posities ?? []);

/** What is otherwise than of the gevelvulling before, in words: what who mounts one after the other must see. */
export const verschilMetVorige = (nu: PlekRij, vorige: PlekRij, catalogus: Catalogus): string[] => [
  ...(maatVan(nu) === maatVan(vorige)
    ? []
    : [`${teksten.maat}: ${maatVan(vorige)} → ${maatVan(nu)}`]),
  ...ZIJDEN.flatMap((zijde) => {
    const [was, is] = [zijdeVan(vorige, zijde, catalogus), zijdeVan(nu, zijde, catalogus)];
    if (was !== is) return [`${teksten.zijde[zijde]}: ${was} → ${is}`];
    const [stond, staat] = [maatVanZijde(vorige, zijde), maatVanZijde(nu, zijde)];
    return stond === staat
      ? []
      : [`${teksten.zijde[zijde]}: ${teksten.anderePlaatsen} ${stond} → ${staat}`];
  }),
];
