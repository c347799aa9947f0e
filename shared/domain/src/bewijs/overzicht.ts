import type { AdviesJson } from '@adviestool/contract/adviesJson';
import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import { findHoogsteToets } from '../toelichting/findHoogsteToets.ts';
import { formatUnityCheck } from '../toelichting/getallen.ts';
import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { gevelvullingTypeLabels } from '../toelichting/labels.ts';
import { weergavenaam } from '../toelichting/weergavenaam.ts';
import { hartOpHartTekst } from '../toelichting/zijdeTeksten.ts';

/** A row of the table made from signed numbers: each cell as the summary of a report writes it. */
export interface OverzichtRij {
  readonly id: string;
  readonly merk: string;
  readonly naam: string;
  readonly soort: string;
  /** Width × height, mm. */
  readonly maten: string;
  readonly aantal: string;
  /** Number of hoekankers / hart-op-hart distance in mm. */
  readonly zijden: PerZijde<string>;
  /** The highest of all sides. */
  readonly unityCheck: string;
  /** A dash for one that is incomplete. */
  readonly oordeel: string;
  /** False for one that is incomplete too. */
  readonly voldoet: boolean;
}

type Rij = AdviesJson['gevelvullingen'][number];

const { geen } = adviesTeksten;

const zijdeTekst = ({ gevelvulling, advies }: Rij, zijde: Zijde): string => {
  const uitkomst = advies?.zijden[zijde];
  const aantal = uitkomst?.gekozen ?? uitkomst?.geadviseerd ?? null;
  if (uitkomst === undefined || uitkomst.geadviseerd === null || aantal === null) return geen;
  const hartOpHart = hartOpHartTekst(zijde, uitkomst, gevelvulling.gevelvullingEnKaderData);
  const midden = uitkomst.posities.length === 1 ? adviesTeksten.inHetMidden : geen;
  return `${formatUitkomst(aantal, 'st')} / ${hartOpHart ?? midden}`;
};

const oordeelTekst = ({ advies }: Rij): string => {
  if (advies === null) return geen;
  const statussen = ZIJDEN.flatMap((zijde) => advies.zijden[zijde]?.status ?? []);
  const gezakt = statussen.find((status) => status !== 'VOLDOET');
  const heeftFout = advies.meldingen.some(({ soort }) => soort === 'fout');
  if (gezakt !== undefined) return adviesTeksten.status[gezakt];
  return adviesTeksten.status[heeftFout ? 'VOLDOET_NIET' : 'VOLDOET'];
};

const overzichtRij = (rij: Rij): OverzichtRij => {
  const { gevelvulling, advies } = rij;
  const { id, merk, gevelvullingType, breedte, hoogte, aantal } =
    gevelvulling.gevelvullingEnKaderData;
  const hoogste = advies === null ? null : findHoogsteToets(advies);
  const oordeel = oordeelTekst(rij);
  return {
    id,
    merk: merk?.trim() ?? '',
    naam: weergavenaam(gevelvulling),
    soort: gevelvullingType ? gevelvullingTypeLabels[gevelvullingType] : '',
    maten:
      breedte === null || hoogte === null
        ? geen
        : `${formatUitkomst(breedte, 'mm')} × ${formatUitkomst(hoogte, 'mm')}`,
    aantal: aantal === null ? geen : formatUitkomst(aantal, 'st'),
    zijden: {
      onderzijde: zijdeTekst(rij, 'onderzijde'),
      zijkanten: zijdeTekst(rij, 'zijkanten'),
      bovenzijde: zijdeTekst(rij, 'bovenzijde'),
    },
    unityCheck: hoogste === null ? geen : formatUnityCheck(hoogste.unityCheck),
    oordeel,
    voldoet: oordeel === adviesTeksten.status.VOLDOET,
  };
};

/**
 * The signed numbers of a report as a table: what its summary says too. Those that do not comply come
 * first, for the rest in the order of the project.
 */
export const overzichtOf = ({ gevelvullingen }: AdviesJson): readonly OverzichtRij[] =>
  gevelvullingen
    .map(overzichtRij)
    .toSorted((een, ander) => Number(een.voldoet) - Number(ander.voldoet));
