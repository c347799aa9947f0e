interface SymbolTextProps {
  /** Plain text with `_` before a subscript and `^` before a power: ‘q_p · z^0,07’. */
  children: string;
}

const PARTS = /(_[\p{L}\d]+(?:,[\p{L}\d]+)*|\^(?:-?\d+(?:,\d+)?|\p{L}|\([^)]+\)))/u;

const Part = ({ text }: { text: string }) => {
  if (text.startsWith('_')) return <sub>{text.slice(1)}</sub>;
  return text.startsWith('^') ? <sup>{text.slice(1)}</sup> : text;
};

/** A sentence with symbols in it. A whole formula is a `Formula`. */
export const SymbolText = ({ children }: SymbolTextProps) =>
  children.split(PARTS).map((text, place) => <Part key={`${place}-${text}`} text={text} />);
