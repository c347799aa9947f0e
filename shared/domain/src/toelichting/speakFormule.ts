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

/** Below the line; `min` alone is heard as the sign. */
const UITERSTEN: Readonly<Record<string, string>> = { min: 'minimum', max: 'maximum' };

/** Brackets are always said: what is heard has no line over or under it that shows how far something goes. */
const tussenHaakjes = (woorden: string): string => `haakje openen ${woorden} haakje sluiten`;

const speakSymbool = (naam: string): string =>
  naam
    .replaceAll(/[_,]/g, ' ')
    .replaceAll(/[αγρ']/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\b(?:min|max)\b/g, (woord) => UITERSTEN[woord] ?? woord)
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
      return `${HAAKJES[boom.open]}${tussenHaakjes(speakFormule(boom.inhoud))}`;
    case 'wortel':
      return `de wortel van ${tussenHaakjes(speakFormule(boom.inhoud))}`;
    case 'functie':
      return `${FUNCTIES[boom.naam]} ${tussenHaakjes(boom.termen.map(speakFormule).join(' en '))}`;
    default:
      return boom satisfies never;
  }
};
