import { generate, parse, walk, type Atrule, type CssNode, type Rule } from 'css-tree';

export interface StyleSheet {
  /** For messages. */
  file: string;
  text: string;
}

/** Those that a remote may write in: its own, and those of the components that it bundles. */
const LAYERS: readonly string[] = ['remote', 'ui.base', 'ui.modifier'];

/** At-rules that hold rules, or that say nothing outside of their own name. */
const CONDITIONS: readonly string[] = ['media', 'supports', 'container', 'starting-style'];
const HARMLESS: readonly string[] = ['charset', 'keyframes'];

/** What a rule on the root may say while an element of the remote is there: that the page behind it stands still. */
const OF_SCROLLING: readonly string[] = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
];

/** Where in the tree a node stands. */
interface Place {
  file: string;
  isInLayer: boolean;
  /** Whether a rule around it is of the remote's own elements already. */
  isWithinOwn: boolean;
}

const childrenOf = (node: CssNode): CssNode[] =>
  'children' in node && node.children !== null ? [...node.children] : [];

const at = (file: string, { loc }: CssNode): string =>
  loc === null || loc === undefined ? file : `${file}:${loc.start.line}`;

/** A list of which any may match is of own elements when each of them is. */
const isOwnList = (node: CssNode): boolean =>
  node.type === 'PseudoClassSelector' &&
  ['is', 'where', 'local'].includes(node.name) &&
  childrenOf(node).flatMap(childrenOf).every(isOwn) &&
  childrenOf(node).length > 0;

/** Whether a selector matches nothing but elements with a class of this build, or at those. */
const isOwn = (selector: CssNode): boolean =>
  childrenOf(selector).some((part) => part.type === 'ClassSelector' || isOwnList(part));

/** Within a rule a selector without ‘&’ is of what stands in its elements; one that negates it is not. */
const isOwnNested = (selector: CssNode, text: string): boolean =>
  !text.includes('&') || childrenOf(selector).some(({ type }) => type === 'NestingSelector');

const GLOBAL = /:global\b/;

const holdsTheScroll = (selector: string, { block }: Rule): boolean =>
  selector.startsWith(':root:has(') &&
  childrenOf(block).every(
    (each) => each.type === 'Declaration' && OF_SCROLLING.includes(each.property),
  );

const selectorProblems = (rule: Rule, place: Place): string[] => {
  if (rule.prelude.type === 'Raw') {
    return [`${at(place.file, rule)}: the selector ‘${rule.prelude.value}’ cannot be read.`];
  }
  return childrenOf(rule.prelude).flatMap((selector) => {
    const text = generate(selector);
    const isContained =
      !GLOBAL.test(text) &&
      (isOwn(selector) ||
        (place.isWithinOwn && isOwnNested(selector, text)) ||
        holdsTheScroll(text, rule));
    return isContained
      ? []
      : [
          `${at(place.file, rule)}: the selector ‘${text}’ reaches outside this remote: begin it with a class of its own, without :global.`,
        ];
  });
};

const ruleProblems = (rule: Rule, place: Place): string[] => [
  ...(place.isInLayer
    ? []
    : [
        `${at(place.file, rule)}: a rule outside a layer wins from every other: write it in @layer remote.`,
      ]),
  ...selectorProblems(rule, place),
  ...childrenOf(rule.block).flatMap((each) => problemsOf(each, { ...place, isWithinOwn: true })),
];

const layerProblems = (node: Atrule, place: Place): string[] => {
  const names = node.prelude === null ? '' : generate(node.prelude);
  const unknown = names.split(',').filter((name) => !LAYERS.includes(name.trim()));
  if (unknown.length > 0) {
    return [`${at(place.file, node)}: @layer ${names}: expected remote, the layer of a remote.`];
  }
  const inside = { ...place, isInLayer: true };
  return node.block === null
    ? []
    : childrenOf(node.block).flatMap((each) => problemsOf(each, inside));
};

const atruleProblems = (node: Atrule, place: Place): string[] => {
  if (HARMLESS.includes(node.name)) return [];
  if (node.name === 'layer') return layerProblems(node, place);
  if (CONDITIONS.includes(node.name) && node.block !== null) {
    return childrenOf(node.block).flatMap((each) => problemsOf(each, place));
  }
  return [`${at(place.file, node)}: @${node.name} is of the whole page, and not for a remote.`];
};

const problemsOf = (node: CssNode, place: Place): string[] => {
  if (node.type === 'Rule') return ruleProblems(node, place);
  if (node.type === 'Atrule') return atruleProblems(node, place);
  const text = generate(node);
  // A browser that finds no declaration in it reads it again, as a rule.
  const isUnread = node.type === 'Raw' || (node.type === 'Declaration' && text.includes('{'));
  return isUnread
    ? [
        `${at(place.file, node)}: ‘${text.trim().slice(0, 60)}’ cannot be read. Begin a rule within a rule with &.`,
      ]
    : [];
};

const read = (text: string, onError?: (line: number, message: string) => void): CssNode =>
  parse(text, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    onParseError: ({ line, message }) => onError?.(line, message),
  });

/**
 * What in a style sheet of a remote reaches further than its own elements, in the order of the file: one page
 * has one cascade, and every part would be painted with it.
 */
export const styleProblems = ({ file, text }: StyleSheet): string[] => {
  const problems: string[] = [];
  const sheet = read(text, (line, message) => problems.push(`${file}:${line}: ${message}.`));
  const place = { file, isInLayer: false, isWithinOwn: false };
  return [...problems, ...childrenOf(sheet).flatMap((each) => problemsOf(each, place))];
};

/** The classes and animations that a style sheet names: a build gives each a name that no other build has. */
export const namesIn = (text: string): Set<string> => {
  const names = new Set<string>();
  walk(read(text), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name);
    if (node.type === 'Atrule' && node.name === 'keyframes' && node.prelude !== null) {
      names.add(generate(node.prelude));
    }
  });
  return names;
};
