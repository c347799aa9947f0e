import { LID_ROLLEN, ROLLEN } from '@adviestool/contract/rollen';

/** The roles as the choice of a form. */
export const ROL_KEUZES = LID_ROLLEN.map((value) => {
  const { label, uitleg } = ROLLEN[value];
  return { value, label, description: uitleg };
});
