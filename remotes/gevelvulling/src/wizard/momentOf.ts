/** A moment as it is kept; null: there is none, or what is kept is no moment. */
export const momentOf = (kept: string | undefined): Date | null => {
  const moment = new Date(kept ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
};
