import { formatAantal, formatHoekankers } from '@adviestool/getallen/formatAantal';

import type { Stand } from './getekend.ts';

const formatElementen = (aantal: number): string => formatAantal(aantal, 'element', 'elementen');

export const teksten = {
  titel: 'Hoekankers in 3D',
  lezen: 'Het model wordt gelezen…',
  foutTitel: 'Niet te tonen',
  onbekend: 'De weergave in 3D is niet geladen. Sluit dit venster en probeer het opnieuw.',
  gevelvulling: 'Gevelvulling',
  alle: (elementen: number) => `Alle (${formatElementen(elementen)})`,
  keuze: (merk: string | null, elementen: number, stand: string) =>
    `${merk ?? 'Zonder merk'} · ${formatElementen(elementen)} · ${stand}`,
  zonderMerk: 'Zonder merk',
  beeld: (elementen: number, hoekankers: number) =>
    `3D-tekening van ${formatElementen(elementen)} met ${formatHoekankers(hoekankers)}`,
  toetsen:
    'Draaien: slepen, één vinger of de pijltjestoetsen. Dichterbij en verder weg: scrollen, twee vingers of + en −. Terug naar het begin: Home.',
  dichterbij: 'Dichterbij',
  verderWeg: 'Verder weg',
  begin: 'Beginstand',
  opslaan: 'Afbeelding opslaan',
  geenOpslag: 'De afbeelding is niet gemaakt. Probeer het opnieuw.',
  geenWebgl:
    'Deze browser kan hier niet in 3D tekenen (WebGL ontbreekt of staat uit). De lijst zegt van elke hoekanker waar hij komt.',
  kwijt: 'De tekening is weggevallen: de browser heeft het geheugen ervoor teruggenomen.',
  opnieuw: 'Opnieuw tekenen',
  lijst: 'Hoekankers',
  posities:
    'Posities tellen langs de zijde in mm, vanaf de hoek bij nummer 1; bij de stijlen vanaf onder.',
  kolom: {
    plek: 'Zijde en nummer',
    positie: 'Positie (mm)',
    product: 'Product',
    unityCheck: 'Unity check',
  },
  geenHoekankers: 'Er is voor dit element nog geen advies met hoekankers.',
  aangewezen: 'Aangewezen hoekanker',
  wijsAan: 'Klik een hoekanker in de tekening aan of kies er een in de lijst.',
  kies: 'Kies een hoekanker in de lijst.',
  merk: 'Merk',
  verdieping: 'Verdieping',
  zijde: 'Zijde',
  positie: (mm: string, isStijl: boolean) =>
    `${mm} mm ${isStijl ? 'vanaf onder' : 'vanaf de hoek'}`,
  mm: (getal: string) => `${getal} mm`,
  uc: (getal: string) => `unity check ${getal}`,
  positieNaam: 'Positie',
  geenProduct: 'niet gekozen',
  geenUnityCheck: 'niet bekend',
  inModel: 'In het model',
  stand: {
    geschreven: 'voldoet',
    voldoetNiet: 'voldoet niet',
    onvolledig: 'onvolledig',
    geenPlaats: 'zonder plaats',
    metMelding: 'voldoet, met melding',
  } satisfies Record<Stand, string>,
  wordt: {
    geschreven: 'wordt geschreven',
    voldoetNiet: 'wordt niet geschreven: voldoet niet',
    onvolledig: 'wordt niet geschreven: onvolledig',
    geenPlaats: 'wordt niet geschreven',
    metMelding: 'wordt geschreven; het advies heeft een melding',
  } satisfies Record<Stand, string>,
  geenPlaats: (reden: string) => `Geen hoekankers, want ${reden}.`,
  teGroot: (aantal: number) =>
    `Van ${formatElementen(aantal)} is alleen de omtrek getekend: de vorm is te uitgebreid om te tonen.`,
  legenda: {
    geschreven: 'wordt geschreven',
    kruis: 'wordt niet geschreven',
    gekozen: 'aangewezen',
  },
} as const;
