import type { Toestand } from '@adviestool/domain/vaststellen/toestand';

export const toestandTeksten = {
  toestand: {
    concept: 'Concept',
    adviesGereed: 'Advies gereed',
    voldoetNiet: 'Voldoet niet',
    vastgesteld: 'Vastgesteld',
    gewijzigd: 'Gewijzigd',
  } satisfies Record<Toestand, string>,
  /** Behind the state of what is fixed. */
  voldoetNiet: 'voldoet niet',
};
