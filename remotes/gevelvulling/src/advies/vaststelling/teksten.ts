import { zijdenOpsomming } from '@adviestool/domain/toelichting/labels';
import { meldingTekst } from '@adviestool/domain/toelichting/meldingTekst';
import type { Aandacht } from '@adviestool/domain/vaststellen/aandacht';
import type { Oorzaak } from '@adviestool/domain/vaststellen/oorzaken';

const OPSOMMING = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

export const teksten = {
  naam: 'Vaststelling',
  nietVastgesteld: 'Dit advies is niet vastgesteld.',
  opslaan: 'Opslaan',
  eerstOpslaan: 'Sla de wijzigingen eerst op om het advies vast te stellen.',
  vastgesteld: 'Vastgesteld',
  gewijzigd: 'Gewijzigd na de vaststelling',
  opDoor: (op: string, door: string) => `op ${op} door ${door}`,
  versies: (rekenmodel: number, catalogus: string) =>
    `rekenmodel ${rekenmodel}, catalogus ${catalogus}`,
  oorzaak: (oorzaken: readonly string[]) => `Gewijzigd: ${OPSOMMING.format(oorzaken)}.`,
  oorzaken: {
    projectgegevens: 'de projectgegevens',
    gevelvulling: 'deze gevelvulling',
    catalogus: 'de catalogus',
    rekenmodel: 'het rekenmodel',
  } satisfies Record<Oorzaak, string>,
  vanNaar: (van: string, naar: string) => `van ${van} naar ${naar}`,
  geenAdvies: 'Er is geen volledig advies meer.',
  vaststellen: 'Vaststellen',
  opnieuw: 'Opnieuw vaststellen',
  intrekken: 'Vaststelling intrekken',
  vraag: {
    titel: 'Advies vaststellen',
    tekst: (naam: string) =>
      `De aantallen, producten en unity checks van ${naam} worden bewaard zoals ze nu zijn.`,
    letOp: ({ voldoetNiet, meldingen, waarschuwingen }: Aandacht) =>
      [
        'Let op:',
        ...(voldoetNiet.length === 0 ? [] : [`voldoet niet op ${zijdenOpsomming(voldoetNiet)}.`]),
        ...meldingen.map((melding) => meldingTekst(melding)),
        ...waarschuwingen,
      ].join(' '),
    annuleren: 'Annuleren',
  },
  verschil: {
    titel: 'Wat anders uitkomt',
    zijde: 'Zijde',
    aantal: 'Aantal',
    hartOpHart: 'H.o.h.',
    unityCheck: 'Unity check',
    producten: 'Product',
    oordeel: 'Oordeel',
    geen: '–',
    ongewijzigd: 'Ongewijzigd',
  },
};
