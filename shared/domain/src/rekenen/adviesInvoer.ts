import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { z } from 'zod';

import {
  projectGegevensCompleetSchema,
  type ProjectGegevensCompleet,
} from '../velden/projectGegevens.ts';
import { RANDAFSTAND } from '../velden/invoergrenzen.ts';
import type { KaderCompleet } from '../velden/variants.ts';
import { compleetOf } from './readCompleet.ts';
import { MINIMALE_RANDAFSTAND } from './uitgangspunten.ts';

// The bounds of each stand before those of any whole number, so that they are told.

/** Edge distance of one side, whole mm. */
export const randafstandSchema = z
  .number()
  .min(MINIMALE_RANDAFSTAND.waarde)
  .max(RANDAFSTAND.maximum)
  .int();
/** Largest chosen number of hoekankers of one side. [S] */
const GEKOZEN_MAXIMUM = 1000;
/** Chosen number of hoekankers of one side; null follows the advice. */
export const gekozenAantalSchema = z.number().min(1).max(GEKOZEN_MAXIMUM).int().nullable();

/** A gevelvulling whose frame data and detaillering have passed the schemas of their variant. */
type GevelvullingCompleet = Omit<
  Gevelvulling,
  'gevelvullingEnKaderData' | 'vastgesteld' | 'created' | 'changed'
> & { gevelvullingEnKaderData: KaderCompleet };

interface AfwijkendeUitgangspunten {
  /** Characteristic wind load that replaces c_f · q_p, kN/m². */
  windbelasting?: number | undefined;
}

/** The input of one calculation (rekenmodel 4.6). */
export interface AdviesInvoer {
  projectGegevens: ProjectGegevensCompleet;
  gevelvulling: GevelvullingCompleet;
  catalogus: Catalogus;
  uitgangspunten?: AfwijkendeUitgangspunten | undefined;
}

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Whether the settings of a stored gevelvulling are within the bounds of `adviesInstellingenSchema`. Its types were
 * checked when it came in; checking them again would take as long as the calculation.
 */
const hasValidInstellingen = ({
  afstandHoekGevelvullingTotEersteAnker: randafstand,
  maximumHartOpHartMaat: maximum,
  aantalAnkers,
}: Gevelvulling): boolean =>
  ZIJDEN.every((zijde) => {
    const { gekozen } = aantalAnkers[zijde];
    return (
      isWhole(randafstand[zijde], MINIMALE_RANDAFSTAND.waarde, RANDAFSTAND.maximum) &&
      isWhole(maximum[zijde], 1, Number.MAX_SAFE_INTEGER) &&
      (gekozen === null || isWhole(gekozen, 1, GEKOZEN_MAXIMUM))
    );
  });

/** What the calculations of one project have in common. */
export interface Rekenbasis {
  projectGegevens: unknown;
  catalogus: Catalogus;
}

/**
 * The input of each stored gevelvulling of one project, or null while project, frame data or detaillering is
 * incomplete.
 */
export const adviesInvoerIn = ({ projectGegevens, catalogus }: Rekenbasis) => {
  const project = projectGegevensCompleetSchema.safeParse(projectGegevens);
  return (gevelvulling: Gevelvulling): AdviesInvoer | null => {
    if (!project.success || !hasValidInstellingen(gevelvulling)) return null;
    const compleet = compleetOf(gevelvulling);
    if (compleet === null) return null;
    return {
      projectGegevens: project.data,
      gevelvulling: {
        verankerdeZijden: gevelvulling.verankerdeZijden,
        afstandHoekGevelvullingTotEersteAnker: gevelvulling.afstandHoekGevelvullingTotEersteAnker,
        maximumHartOpHartMaat: gevelvulling.maximumHartOpHartMaat,
        aantalAnkers: gevelvulling.aantalAnkers,
        productKeuze: gevelvulling.productKeuze,
        gevelvullingEnKaderData: compleet.kader,
        detailleringData: compleet.detaillering,
      },
      catalogus,
    };
  };
};

/** As `adviesInvoerIn`, of one gevelvulling. */
export const adviesInvoerOf = ({
  gevelvulling,
  ...basis
}: Rekenbasis & { gevelvulling: Gevelvulling }): AdviesInvoer | null =>
  adviesInvoerIn(basis)(gevelvulling);
