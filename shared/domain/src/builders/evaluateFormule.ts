import type { Boom, Teken } from '../toelichting/formuletekst.ts';

/** The value of each symbol as it stands in the text; null for one that has none. */
export type Symboolwaarden = Readonly<Record<string, number | null>>;

const present = (boom: Boom, waarden: Symboolwaarden): boolean =>
  !(boom.soort === 'symbool' && boom.mogelijk && waarden[boom.naam] === null);

const OPERATIES = new Map<Teken, (links: number, rechts: number) => number>([
  ['+', (links, rechts) => links + rechts],
  ['−', (links, rechts) => links - rechts],
  ['·', (links, rechts) => links * rechts],
  ['/', (links, rechts) => links / rechts],
]);

const FUNCTIES = {
  min: (termen: readonly number[]) => Math.min(...termen),
  max: (termen: readonly number[]) => Math.max(...termen),
  ln: (termen: readonly number[]) => Math.log(termen[0] ?? NaN),
} as const;

const readGetal = (tekst: string): number =>
  tekst === '½' ? 0.5 : Number(tekst.replaceAll('.', '').replace(',', '.'));

/**
 * Computes a formula from its text alone, to hold against the function that the product computes with. Only tests
 * import it.
 * @throws Error for a symbol without a value and for a text that is a rule.
 */
export const evaluateFormule = (boom: Boom, waarden: Symboolwaarden): number => {
  const evaluate = (deel: Boom): number => evaluateFormule(deel, waarden);
  switch (boom.soort) {
    case 'getal':
      return readGetal(boom.tekst);
    case 'symbool': {
      const waarde = waarden[boom.naam];
      if (typeof waarde !== 'number') throw new Error(`‘${boom.naam}’ has no value.`);
      return waarde;
    }
    case 'tussen': {
      if (boom.teken === 'bij') return evaluate(boom.links);
      const operatie = OPERATIES.get(boom.teken);
      if (operatie === undefined) throw new Error(`‘${boom.teken}’ computes nothing.`);
      return operatie(evaluate(boom.links), evaluate(boom.rechts));
    }
    case 'macht':
      return evaluate(boom.grondtal) ** evaluate(boom.exponent);
    case 'om': {
      const inhoud = evaluate(boom.inhoud);
      if (boom.open === '⌊') return Math.floor(inhoud);
      // rekenmodel 4.1: rounding up has a tolerance.
      return boom.open === '⌈' ? Math.max(0, Math.ceil(inhoud - 1e-9)) : inhoud;
    }
    case 'wortel':
      return Math.sqrt(evaluate(boom.inhoud));
    case 'functie':
      return FUNCTIES[boom.naam](
        boom.termen.filter((term) => present(term, waarden)).map(evaluate),
      );
    default:
      return boom satisfies never;
  }
};
