import type { VerschilSoort } from './verschilRijen.ts';

/** What screen and paper say alike of a project beside what it was. */
export const verschilTeksten = {
  berekend:
    'Hoekankers en oordeel van toen en van nu zijn beide berekend met het rekenmodel van nu en, waar het project geen versie van de catalogus noemt, met de catalogus van nu.',
  /** @param isBerekend whether what they came to then was compared too */
  geenGevelvullingen: (isBerekend: boolean) =>
    `Geen gevelvulling is anders ${isBerekend ? '' : 'ingevuld '}dan toen.`,
  soort: {
    nieuw: 'Nieuw',
    gewijzigd: 'Gewijzigd',
    verwijderd: 'Verwijderd',
    uitkomst: 'Alleen andere uitkomst',
  } satisfies Record<VerschilSoort, string>,
};
