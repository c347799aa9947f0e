import {
  parseFormule,
  SLUIT,
  type Boom,
  type Functie,
} from '@adviestool/domain/toelichting/formuletekst';
import { speakFormule } from '@adviestool/domain/toelichting/speakFormule';
import { createElement, Fragment, memo, type ReactElement, type ReactNode } from 'react';

import styles from './Formula.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface FormulaProps {
  /** Plain text: ‘q_p = (1 + 7 · I_v) · ½ · ρ · v_m² / 1000’, in symbols or in numbers. */
  children: string;
}

type MathElement = 'mfrac' | 'mi' | 'mn' | 'mo' | 'mrow' | 'msqrt' | 'msub' | 'msup' | 'mtext';

/** An element of MathML, which the types of JSX do not know. */
const h = (element: MathElement, ...children: ReactNode[]): ReactElement =>
  createElement(element, null, ...children);

/** ‘v_b,0’ and ‘z0’ have a part below the line, ‘CC3’ has none. */
const BELOW = /^(?:([^_]+)_(.+)|(\p{L})(\d.*))$/u;

const drawSymbol = (naam: string): ReactElement => {
  const [, word, sub, letter, digits] = BELOW.exec(naam) ?? [];
  const below = sub ?? digits;
  const base = h('mi', word ?? letter ?? naam);
  return below === undefined ? base : h('msub', base, h('mtext', below));
};

/** A fraction line and a root need no brackets of their own. */
const withoutBrackets = (boom: Boom): Boom =>
  boom.soort === 'om' && boom.open === '(' ? boom.inhoud : boom;

const drawFunction = (naam: Functie, termen: readonly Boom[]): ReactElement =>
  h(
    'mrow',
    h('mi', naam),
    h('mo', '('),
    ...termen.flatMap((term, index) => (index === 0 ? [draw(term)] : [h('mo', ';'), draw(term)])),
    h('mo', ')'),
  );

const isHalf = (boom: Boom): boolean =>
  boom.soort === 'tussen' &&
  boom.teken === '/' &&
  boom.links.soort === 'getal' &&
  boom.links.tekst === '1' &&
  boom.rechts.soort === 'getal' &&
  boom.rechts.tekst === '2';

const drawPower = (grondtal: Boom, exponent: Boom): ReactElement => {
  const power = withoutBrackets(exponent);
  return isHalf(power)
    ? h('msqrt', draw(withoutBrackets(grondtal)))
    : h('msup', draw(grondtal), draw(power));
};

const draw = (boom: Boom): ReactElement => {
  switch (boom.soort) {
    case 'getal':
      return h('mn', boom.tekst);
    case 'symbool':
      return drawSymbol(boom.naam);
    case 'tussen':
      return boom.teken === '/'
        ? h('mfrac', draw(withoutBrackets(boom.links)), draw(withoutBrackets(boom.rechts)))
        : h('mrow', draw(boom.links), drawSign(boom.teken), draw(boom.rechts));
    case 'macht':
      return drawPower(boom.grondtal, boom.exponent);
    case 'om':
      return h('mrow', h('mo', boom.open), draw(boom.inhoud), h('mo', SLUIT[boom.open]));
    case 'wortel':
      return h('msqrt', draw(boom.inhoud));
    case 'functie':
      return drawFunction(boom.naam, boom.termen);
    default:
      return boom satisfies never;
  }
};

const drawSign = (teken: string): ReactElement =>
  teken === 'bij' ? h('mtext', '\u00A0bij\u00A0') : createElement('mo', { form: 'infix' }, teken);

/** Where a formula may go on at the next line: MathML itself does not break. */
const piecesOf = (boom: Boom): ReactElement[] => {
  if (boom.soort !== 'tussen' || boom.teken === '/') return [draw(boom)];
  const [first, ...others] = piecesOf(boom.rechts);
  return [...piecesOf(boom.links), h('mrow', drawSign(boom.teken), first), ...others];
};

/** A formula as it stands in a book, and in words for who hears it; read once for the same text. */
export const Formula = memo(({ children }: FormulaProps) => {
  const boom = parseFormule(children);

  return (
    <span className={styles.formula}>
      <VisuallyHidden>{speakFormule(boom)}</VisuallyHidden>
      {piecesOf(boom).map((piece, index) => (
        <Fragment key={index}>
          {createElement('math', { 'aria-hidden': true, displaystyle: 'true' }, piece)}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
});
Formula.displayName = 'Formula';
