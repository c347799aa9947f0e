import type { HoekankerVergelijking } from '@adviestool/domain/productkeuze/vergelijkHoekankers';

/** Whether a hoekanker suits a side at all. */
export const pastErgens = ({ zijden }: HoekankerVergelijking): boolean =>
  Object.values(zijden).some((keuze) => keuze.geschikt);
