import { analyse } from 'scslre';

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : undefined);

/** Whether a call asserts that something is not shown, at the very moment of the call. */
const isPlainAbsence = ({ callee, arguments: [first] }) => {
  if (callee.type !== 'MemberExpression') return false;
  const name = nameOf(callee.property);
  return (
    name === 'toBeHidden' ||
    (name === 'toHaveCount' && first?.type === 'Literal' && first.value === 0) ||
    (['toBeVisible', 'toBeAttached'].includes(name) && nameOf(callee.object.property) === 'not')
  );
};

/** Whether its time grows faster than what it reads: where it begins anew, or divides one text in many ways. */
const isSlow = ({ pattern: source, flags }) =>
  analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;

/** Rules that no linter brings along. */
export default {
  meta: { name: 'adviestool' },
  rules: {
    'linear-regex': {
      create: (context) => ({
        Literal: (node) => {
          if (node.regex === undefined || !isSlow(node.regex)) return;
          context.report({
            node,
            message:
              'Twice the text may take this expression four times as long, or longer (decision 91).',
          });
        },
      }),
    },
    'no-plain-absence': {
      create: (context) => ({
        CallExpression: (node) => {
          if (!isPlainAbsence(node)) return;
          context.report({
            node: node.callee.property,
            message:
              'Everything is absent from a page that is not there yet: toBeAbsent({ beside }) looks after something of the same view was seen.',
          });
        },
      }),
    },
  },
};
