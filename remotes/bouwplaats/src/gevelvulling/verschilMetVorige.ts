import type { Catalogus } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { plaatsingOf } from '@adviestool/domain/rekenen/ondergrond';
import { ankerPlaatsingLabels } from '@adviestool/domain/toelichting/labels';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { maatRegel } from '@adviestool/montage/maatRegel';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import type { PlekRij } from '../plek/rijenVan.ts';
import { teksten } from '../plek/teksten.ts';

export const maatVan = ({ breedte, hoogte }: Pick<PlekRij, 'breedte' | 'hoogte'>): string =>
  breedte === null || hoogte === null ? '–' : `${formatGetal(breedte)} × ${formatGetal(hoogte)} mm`;

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

/** What the hoekankers of a side stand on. */
const plaatsingVan = (
  { gevelvulling: { gevelvullingEnKaderData, detailleringData } }: PlekRij,
  zijde: (typeof ZIJDEN)[number],
): string => {
  const plaatsing = plaatsingOf(gevelvullingEnKaderData, detailleringData, zijde);
  return plaatsing === null ? '–' : ankerPlaatsingLabels[plaatsing].toLowerCase();
};

const { draairichting: DRAAIRICHTING } = KADER_VELDEN;

const draairichtingVan = ({ draairichting }: PlekRij): string =>
  draairichting === null ? '–' : DRAAIRICHTING.opties[draairichting].toLowerCase();

const anders = (label: string, was: string, is: string): string[] =>
  was === is ? [] : [`${label}: ${was} → ${is}`];

/** What is otherwise than of the gevelvulling before, in words: what who mounts one after the other must see. */
export const verschilMetVorige = (nu: PlekRij, vorige: PlekRij, catalogus: Catalogus): string[] => [
  ...anders(teksten.maat, maatVan(vorige), maatVan(nu)),
  ...anders(teksten.soort, vorige.omschrijving, nu.omschrijving),
  ...anders(DRAAIRICHTING.label, draairichtingVan(vorige), draairichtingVan(nu)),
  ...ZIJDEN.flatMap((zijde) => {
    const label = teksten.zijde[zijde];
    const hier = anders(label, zijdeVan(vorige, zijde, catalogus), zijdeVan(nu, zijde, catalogus));
    if (nu.getoond[zijde] === undefined || vorige.getoond[zijde] === undefined) return hier;
    const staat = anders(
      `${label}: ${teksten.plaatsing}`,
      plaatsingVan(vorige, zijde),
      plaatsingVan(nu, zijde),
    );
    if (hier.length > 0) return [...hier, ...staat];
    const [stond, komt] = [maatVanZijde(vorige, zijde), maatVanZijde(nu, zijde)];
    return [
      ...staat,
      ...(stond === komt ? [] : [`${label}: ${teksten.anderePlaatsen} ${stond} → ${komt}`]),
    ];
  }),
];
