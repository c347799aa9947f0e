import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { adviesFor, type Advies } from '@adviestool/domain/advies';
import { GEVELVULLING_STEPS } from '@adviestool/domain/gevelvullingSteps';
import { targetStep } from '@adviestool/domain/steps';
import { weergavenaam } from '@adviestool/domain/weergavenaam';
import type { TekeningGegevens, ZijdeAnkers } from '@adviestool/ui/tekeningGegevens';

export const TOESTANDEN = ['concept', 'adviesGereed', 'voldoetNiet'] as const;

export type Toestand = (typeof TOESTANDEN)[number];

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

const toestandOf = (gevelvulling: Gevelvulling, advies: Advies | null): Toestand => {
  if (advies === null) return 'concept';
  if (targetStep(GEVELVULLING_STEPS, gevelvulling).id !== 'advies') return 'concept';
  const hasFault =
    Object.values(advies.zijden).some(({ status }) => status !== 'VOLDOET') ||
    advies.meldingen.some(({ soort }) => soort === 'fout');
  return hasFault ? 'voldoetNiet' : 'adviesGereed';
};

const zijdenOf = (advies: Advies | null): TekeningGegevens['zijden'] => {
  const zijden: TekeningGegevens['zijden'] = {};
  for (const zijde of ZIJDEN) {
    const zijdeAdvies = advies?.zijden[zijde];
    if (zijdeAdvies === undefined) continue;
    const { posities, hartOpHart, randafstand, status } = zijdeAdvies;
    const ankers: ZijdeAnkers = {
      posities,
      hartOpHart,
      randafstand,
      status: status === 'VOLDOET' ? 'ok' : 'bad',
    };
    zijden[zijde] = ankers;
  }
  return zijden;
};

const tekeningOf = (
  { gevelvullingType, breedte, hoogte }: Gevelvulling['gevelvullingEnKaderData'],
  advies: Advies | null,
): TekeningGegevens | null => {
  if (!gevelvullingType || breedte === null || hoogte === null) return null;
  if (breedte <= 0 || hoogte <= 0) return null;
  return { type: gevelvullingType, breedte, hoogte, zijden: zijdenOf(advies) };
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
    tekening: tekeningOf(kader, advies),
  };
};
