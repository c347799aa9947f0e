import { parseSync } from '@swc/core';

/** One change of a source: the bytes from `start` up to `end` become `text`. */
export interface Mutation {
  start: number;
  end: number;
  text: string;
  /** Counted from 1. */
  line: number;
  /** The bytes that go, on one line. */
  was: string;
}

interface SyntaxNode extends Record<string, unknown> {
  type: string;
  span: { start: number; end: number };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isNode = (value: unknown): value is SyntaxNode =>
  isRecord(value) &&
  typeof value['type'] === 'string' &&
  isRecord(value['span']) &&
  typeof value['span']['start'] === 'number' &&
  typeof value['span']['end'] === 'number';

const SWAPPED = new Map([
  ['&&', '||'],
  ['||', '&&'],
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

/** What a mutation replaces, in positions of the parser. */
interface Change {
  start: number;
  end: number;
  /** The new text, made of the old one. */
  renew: (old: string) => string;
}

const operatorOf = ({ operator, left, right }: SyntaxNode): Change[] => {
  const swapped = typeof operator === 'string' ? SWAPPED.get(operator) : undefined;
  if (swapped === undefined || !isNode(left) || !isNode(right)) return [];
  const renew = (old: string): string => old.replace(String(operator), swapped);
  return [{ start: left.span.end, end: right.span.start, renew }];
};

/** To swap this operator is to negate. */
const isEquality = ({ type, operator }: SyntaxNode): boolean =>
  type === 'BinaryExpression' && (operator === '===' || operator === '!==');

const negated = ({ test }: SyntaxNode): Change[] =>
  isNode(test) && !isEquality(test) ? [{ ...test.span, renew: (old) => `!(${old})` }] : [];

const dropped = ({ span }: SyntaxNode): Change => ({ ...span, renew: () => '{}' });

/** The refusals and early answers of an `if`. */
const exitsOf = ({ consequent, alternate }: SyntaxNode): Change[] =>
  [consequent, alternate]
    .flatMap((branch) =>
      isNode(branch) && branch.type === 'BlockStatement' ? branch['stmts'] : branch,
    )
    .filter(isNode)
    .filter(({ type }) => type === 'ThrowStatement' || type === 'ReturnStatement')
    .map(dropped);

/** A call for its effect, such as a check that throws. */
const callOf = (node: SyntaxNode): Change[] => {
  const { expression } = node;
  const called =
    isNode(expression) && expression.type === 'AwaitExpression'
      ? expression['argument']
      : expression;
  return isNode(called) && called.type === 'CallExpression' ? [dropped(node)] : [];
};

const turned = ({ span, value }: SyntaxNode): Change[] => [
  { ...span, renew: () => String(!value) },
];

const CHANGES: Readonly<Record<string, (node: SyntaxNode) => Change[]>> = {
  BinaryExpression: operatorOf,
  IfStatement: (node) => [...negated(node), ...exitsOf(node)],
  ConditionalExpression: negated,
  WhileStatement: negated,
  BooleanLiteral: turned,
  ExpressionStatement: callOf,
};

const changesIn = (value: unknown): Change[] => {
  if (Array.isArray(value)) return value.flatMap(changesIn);
  if (!isRecord(value)) return [];
  const own = isNode(value) ? (CHANGES[value.type]?.(value) ?? []) : [];
  return [...own, ...Object.values(value).flatMap(changesIn)];
};

/** Something that the first position can be read from: the parser counts on from file to file. */
const FIRST = '0;\n';

/** Every mutation of a TypeScript source, in the order of the source. Positions are bytes. */
export const mutationsOf = (source: string): Mutation[] => {
  const { span, body } = parseSync(FIRST + source, { syntax: 'typescript', target: 'es2023' });
  const bytes = Buffer.from(source);
  const origin = span.start + FIRST.length;
  return changesIn(body.slice(1))
    .map((change) => {
      const [start, end] = [change.start - origin, change.end - origin];
      const old = bytes.subarray(start, end).toString();
      const line = bytes.subarray(0, start).toString().split('\n').length;
      return { start, end, line, text: change.renew(old), was: old.replace(/\s+/g, ' ').trim() };
    })
    .toSorted((left, right) => left.start - right.start || left.end - right.end);
};

/** The source with one mutation in it. */
export const applyMutation = (source: string, { start, end, text }: Mutation): string => {
  const bytes = Buffer.from(source);
  return `${bytes.subarray(0, start).toString()}${text}${bytes.subarray(end).toString()}`;
};
