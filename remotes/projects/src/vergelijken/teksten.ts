import type { Zijde } from '@adviestool/contract/zijde';
import type { Genoemd } from '@adviestool/domain/vergelijken/kolomIn';
import { formatAantal, formatGevelvullingen, meervoud } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import { noemNamen } from '../rijen/noemNamen.ts';
import type { Uitgesloten, Wijze } from './vergelijking.ts';

const opsomming = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

const namen = (lijst: readonly Genoemd[]): string => noemNamen(lijst.map(({ naam }) => naam));

const adviezen = (aantal: number): string =>
  formatAantal(aantal, 'vastgesteld advies', 'vastgestelde adviezen');

const titels = {
  lichtste: 'Lichtste',
  minste: 'Minste stuks',
  eenProduct: 'Eén product',
  eigen: 'Eigen keuze',
} as const satisfies Record<Wijze, string>;

export const teksten = {
  titel: 'Producten vergelijken',
  uitleg:
    'Bekijk per manier van kiezen wat het hele project nodig heeft. Gekozen bevestigingsmiddelen blijven; waar ze ontbreken, komen de aanbevolen. Een zelf gekozen aantal hoekankers blijft staan en wordt opnieuw getoetst.',
  vergeleken: (aantal: number, alle: number) =>
    aantal === alle
      ? `${formatGevelvullingen(alle)} vergeleken`
      : `${formatNumber(aantal)} van ${formatGevelvullingen(alle)} vergeleken`,
  voorbeeldproducten: 'Voorbeeldproducten',
  leeg: 'Er zijn nog geen gevelvullingen om te vergelijken.',
  nietsTeVergelijken: 'Van geen enkele gevelvulling kan een advies worden berekend.',
  bezigMet: 'De producten worden vergeleken',
  bezig: (deel: number) => `De producten worden vergeleken: ${formatNumber(deel * 100)} %`,
  klaar: 'De vergelijking is klaar.',
  uitgesloten: (aantal: number) =>
    `${formatGevelvullingen(aantal)} ${meervoud(aantal, 'is', 'zijn')} niet vergeleken`,
  uitgeslotenOm: {
    onvolledig: 'gegevens ontbreken',
    zijden: 'op de verbonden zijden kan geen product worden gekozen',
  } satisfies Record<Uitgesloten['reden'], string>,
  ookVastgesteld: (aantal: number) =>
    aantal === 1
      ? 'Ook het vastgestelde advies wijzigen'
      : `Ook de ${formatNumber(aantal)} vastgestelde adviezen wijzigen`,
  nu: 'Nu',
  nuUitleg: 'Wat nu in het project staat.',
  titels,
  wijzeUitleg: {
    lichtste:
      'Op elke zijde het lichtste product dat past: het eerste in de catalogus, die van licht naar zwaar loopt.',
    minste:
      'Op elke zijde het product waarvan de minste hoekankers nodig zijn; bij een gelijk aantal het lichtste.',
    eenProduct:
      'Het product dat bij de meeste gevelvullingen op alle zijden past, met de minste hoekankers. Waar het niet past, blijft wat er staat.',
    eigen:
      'Op elke zijde het aangevinkte product waarvan de minste hoekankers nodig zijn. Waar geen past, blijft wat er staat.',
  } satisfies Record<Wijze, string>,
  geenEenProduct: 'Geen enkel product past op alle zijden van een gevelvulling.',
  hoekankers: 'Hoekankers',
  verschil: (aantal: number) => {
    if (aantal === 0) return 'evenveel als nu';
    return `${formatNumber(Math.abs(aantal))} ${aantal < 0 ? 'minder' : 'meer'} dan nu`;
  },
  nietGeteld: (aantal: number) => `zonder ${formatGevelvullingen(aantal)}`,
  oordeel: 'Oordeel',
  allesVoldoet: (aantal: number) =>
    aantal === 1 ? 'Voldoet' : `Alle ${formatNumber(aantal)} voldoen`,
  voldoet: (aantal: number) => `${formatNumber(aantal)} ${meervoud(aantal, 'voldoet', 'voldoen')}`,
  voldoetNiet: (aantal: number) =>
    `${formatNumber(aantal)} ${meervoud(aantal, 'voldoet', 'voldoen')} niet`,
  onvolledig: (aantal: number) => `${formatNumber(aantal)} zonder product`,
  gewaarschuwd: (aantal: number) => `${formatNumber(aantal)} met een waarschuwing`,
  pastNiet: (aantal: number) => `${formatNumber(aantal)} zonder passend product`,
  hoogste: 'Hoogste unity check',
  wijzigt: 'Wijzigt',
  gewijzigd: (aantal: number) => (aantal === 0 ? 'niets' : formatGevelvullingen(aantal)),
  blijftVast: (aantal: number) =>
    `${adviezen(aantal)} ${meervoud(aantal, 'blijft', 'blijven')} staan`,
  wijzigtVast: (aantal: number) => `waarvan ${adviezen(aantal)}`,
  producten: 'Producten',
  geenProducten: 'geen',
  leegGetal: '–',
  stuks: (aantal: number) => formatAantal(aantal, 'stuk', 'stuks'),
  enNog: (aantal: number) => `en nog ${formatGevelvullingen(aantal)}`,
  kiezen: 'Kiezen',
  kiesWijze: (titel: string) => `Kiezen: ${titel}`,
  staatEr: 'Zo staat het nu in het project.',
  alleenVast: 'Alleen vastgestelde adviezen zouden wijzigen.',
  nietsTeKiezen: 'Er is niets te kiezen.',
  gekozen: (wijze: Wijze, aantal: number) =>
    `${titels[wijze]} gekozen voor ${formatGevelvullingen(aantal)}.`,
  nietsGewijzigd: 'Er is niets gewijzigd: het project is intussen veranderd.',
  vraag: {
    titel: (lijst: readonly Genoemd[]) =>
      meervoud(lijst.length, 'Vastgesteld advies wijzigen?', 'Vastgestelde adviezen wijzigen?'),
    tekst: (lijst: readonly Genoemd[]) =>
      `${adviezen(lijst.length)} ${meervoud(lijst.length, 'krijgt', 'krijgen')} andere producten: ${namen(lijst)}. ${meervoud(lijst.length, 'Dat advies staat', 'Die adviezen staan')} daarna als gewijzigd in het project.`,
    bevestigen: 'Toch kiezen',
    annuleren: 'Annuleren',
  },
  pastNergens: (zijden: readonly Zijde[]) =>
    `Geen van deze producten past op de ${opsomming.format(zijden)}.`,
  waarom: 'Waarom',
} as const;
