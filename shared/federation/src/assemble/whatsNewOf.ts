import { createHash } from 'node:crypto';

import {
  whatsNewSchema,
  type WhatsNew,
  type WhatsNewBlock,
  type WhatsNewRun,
} from '@adviestool/contract/whatsNew';
import { fromMarkdown } from 'mdast-util-from-markdown';

import { DocumentError } from './readDocument.ts';

type BlockNode = ReturnType<typeof fromMarkdown>['children'][number];
type LineNode = Extract<BlockNode, { type: 'paragraph' }>['children'][number];

const EXPECTED = 'expected headings, paragraphs, lists, bold, italic and links';

/** Something that the dialog cannot show. */
const refuse = ({ type, position }: BlockNode): never => {
  throw new DocumentError(`line ${position?.start.line ?? '?'}: ${EXPECTED}, it has ‘${type}’.`);
};

const PLAIN: Omit<WhatsNewRun, 'text'> = { style: 'plain', href: null };

/** The text of a piece of a line, in the style of what it stands in. */
const runsOf = (node: LineNode, within = PLAIN): WhatsNewRun[] => {
  const inside = (children: LineNode[], change: Partial<WhatsNewRun>): WhatsNewRun[] =>
    children.flatMap((child) => runsOf(child, { ...within, ...change }));
  if (node.type === 'text') return [{ ...within, text: node.value.replaceAll('\n', ' ') }];
  if (node.type === 'strong') return inside(node.children, { style: 'strong' });
  if (node.type === 'emphasis') return inside(node.children, { style: 'emphasis' });
  if (node.type === 'link') return inside(node.children, { href: node.url });
  return refuse(node);
};

const lineOf = (children: LineNode[]): WhatsNewRun[] => children.flatMap((child) => runsOf(child));

const itemOf = ({ children }: Extract<BlockNode, { type: 'listItem' }>): WhatsNewRun[] =>
  children.flatMap((child) =>
    child.type === 'paragraph' ? lineOf(child.children) : refuse(child),
  );

const blockOf = (node: BlockNode): WhatsNewBlock => {
  if (node.type === 'list') {
    return { kind: 'list', ordered: node.ordered === true, items: node.children.map(itemOf) };
  }
  if (node.type !== 'heading' && node.type !== 'paragraph') return refuse(node);
  return { kind: node.type, runs: lineOf(node.children) };
};

const titleOf = (first: BlockNode | undefined): string => {
  if (first?.type !== 'heading' || first.depth !== 1) {
    throw new DocumentError('line 1: expected a title, as ‘# What is new’.');
  }
  return lineOf(first.children)
    .map(({ text }) => text)
    .join('');
};

/** Makes the text of the what's-new dialog from Markdown. @throws DocumentError */
export const whatsNewOf = (markdown: string): WhatsNew => {
  const [first, ...rest] = fromMarkdown(markdown).children;
  const whatsNew = whatsNewSchema.safeParse({
    id: createHash('sha256').update(markdown).digest('hex').slice(0, 8),
    title: titleOf(first),
    blocks: rest.map(blockOf),
  });
  if (whatsNew.success) return whatsNew.data;
  const problems = whatsNew.error.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  throw new DocumentError(problems.join('\n'));
};
