import type { Boom, Functie, Haakje, Teken } from './formuletekst.ts';

const TEKENS: Readonly<Record<Teken, string>> = {
  '+': 'plus',
  '−': 'min',
  '·': 'maal',
  '/': 'gedeeld door',
  '<': 'is kleiner dan',
  '≤': 'is ten hoogste',
  '>': 'is groter dan',
  '=': 'is',
  ';': 'puntkomma',
  bij: 'bij',
};

const FUNCTIES: Readonly<Record<Functie, string>> = {
  min: 'het kleinste van',
  max: 'het grootste van',
  ln: 'de natuurlijke logaritme van',
};

const HAAKJES: Readonly<Record<Haakje, string>> = {
  '(': '',
  '⌈': 'naar boven afgerond ',
  '⌊': 'naar beneden afgerond ',
};

const LETTERS: Readonly<Record<string, string>> = {
  α: 'alfa',
  γ: 'gamma',
  ρ: 'rho',
  "'": ' accent',
};

const speakSymbool = (naam: string): string =>
  naam
    .replaceAll(/[_,]/g, ' ')
    .replaceAll(/[αγρ']/g, (letter) => LETTERS[letter] ?? letter)
    .trim();

const speakMacht = (grondtal: string, exponent: Boom): string => {
  const isTwee = exponent.soort === 'getal' && exponent.tekst === '2';
  return isTwee ? `${grondtal} kwadraat` : `${grondtal} tot de macht ${speakFormule(exponent)}`;
};

/** A formula in Dutch words, for who hears it. */
export const speakFormule = (boom: Boom): string => {
  switch (boom.soort) {
    case 'getal':
      return boom.tekst === '½' ? 'een half' : boom.tekst;
    case 'symbool':
      return speakSymbool(boom.naam);
    case 'tussen':
      return `${speakFormule(boom.links)} ${TEKENS[boom.teken]} ${speakFormule(boom.rechts)}`;
    case 'macht':
      return speakMacht(speakFormule(boom.grondtal), boom.exponent);
    case 'om':
      return `${HAAKJES[boom.open]}haakje openen ${speakFormule(boom.inhoud)} haakje sluiten`;
    case 'wortel':
      return `de wortel van ${speakFormule(boom.inhoud)}, einde wortel`;
    case 'functie':
      return `${FUNCTIES[boom.naam]} haakje openen ${boom.termen.map(speakFormule).join(' en ')} haakje sluiten`;
    default:
      return boom satisfies never;
  }
};
