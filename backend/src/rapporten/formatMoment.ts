import { momentTekst } from '@adviestool/domain/bewijs/momentTekst';

/** 22 november 2026, 14:05, as the clock of the reader says; a server may stand in another zone. */
export const formatMoment = (moment: Date): string =>
  momentTekst(moment.toISOString()).replace(' om ', ', ');

/** Year, month, day, hour, minute and second in UTC, as a PDF without a zone is read. */
export const momentDelen = (moment: Date): number[] => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
  moment.getUTCSeconds(),
];
