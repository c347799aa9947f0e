import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { mapZijden, perZijde, type PerZijde } from '@adviestool/contract/zijde';
import type { z } from 'zod';

import {
  zijdeInstellingenSchema,
  type InstellingenInput,
  type ZijdeInstellingen,
} from './adviesSchema.ts';

export type Instellingen = PerZijde<ZijdeInstellingen>;

/** The settings of a saved gevelvulling. */
export const instellingenOf = ({
  aantalAnkers,
  afstandHoekGevelvullingTotEersteAnker,
  maximumHartOpHartMaat,
}: Gevelvulling): Instellingen =>
  perZijde((zijde) => ({
    gekozen: aantalAnkers[zijde].gekozen,
    randafstand: afstandHoekGevelvullingTotEersteAnker[zijde],
    maximumHartOpHart: maximumHartOpHartMaat[zijde],
  }));

/** The gevelvulling with other settings; the advised numbers stay as they are. */
export const withInstellingen = (
  gevelvulling: Gevelvulling,
  instellingen: Instellingen,
): Gevelvulling => ({
  ...gevelvulling,
  aantalAnkers: mapZijden(gevelvulling.aantalAnkers, (aantal, zijde) => ({
    ...aantal,
    gekozen: instellingen[zijde].gekozen,
  })),
  afstandHoekGevelvullingTotEersteAnker: mapZijden(
    gevelvulling.afstandHoekGevelvullingTotEersteAnker,
    (_afstand, zijde) => instellingen[zijde].randafstand,
  ),
  maximumHartOpHartMaat: mapZijden(
    gevelvulling.maximumHartOpHartMaat,
    (_maat, zijde) => instellingen[zijde].maximumHartOpHart,
  ),
});

const validOr = <T>(schema: z.ZodType<T>, value: unknown, saved: T): T => {
  const { success, data } = schema.safeParse(value);
  return success ? data : saved;
};

/** Takes over each value that is valid; for the others what is saved holds. */
export const validInstellingen = (
  saved: Instellingen,
  input: InstellingenInput,
  type: GevelvullingType,
): Instellingen =>
  perZijde((zijde) => {
    const { shape } = zijdeInstellingenSchema(type, zijde);
    const before = saved[zijde];
    const { gekozen, randafstand, maximumHartOpHart } = input[zijde];
    return {
      gekozen: validOr(shape.gekozen, gekozen, before.gekozen),
      randafstand: validOr(shape.randafstand, randafstand, before.randafstand),
      maximumHartOpHart: validOr(
        shape.maximumHartOpHart,
        maximumHartOpHart,
        before.maximumHartOpHart,
      ),
    };
  });
