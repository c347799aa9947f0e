import { BROWSERS } from '@adviestool/federation/browsers';
import doiuse from 'doiuse';
import { Linter, type Rule } from 'eslint';
import postcss, { type Declaration, type Plugin } from 'postcss';

import { lackingIn } from './lackingIn.ts';

/** What is called although a browser lacks it, by the file that does, and why that is no harm. */
const HARMLESS: readonly { file: RegExp; names: readonly string[] }[] = [
  // Only what requestIdleCallback gave is cancelled, and that is asked for.
  { file: /./, names: ['cancelIdleCallback'] },
  // core-js, which pdf.js brings along, puts them there; of a report no picture is decoded.
  {
    file: /pdfWorker/,
    names: [
      'ImageDecoder.isTypeSupported',
      'Promise.try',
      'Promise.withResolvers',
      'Uint8Array.fromBase64',
      'URL.parse',
    ],
  },
  // three makes it for a headset alone, and nothing here asks for one.
  { file: /hosts\/bouwmodel\/dist\//, names: ['XRWebGLLayer'] },
];

const isHarmless = (file: string, message: string): boolean =>
  HARMLESS.some(
    (one) => one.file.test(file) && one.names.some((name) => message.startsWith(`${name}:`)),
  );

const WINDOWS: ReadonlySet<string> = new Set(['globalThis', 'window', 'self']);

/** The name of a member that is named in the code; null: it is computed. */
const memberOf = (node: Extract<Rule.Node, { type: 'MemberExpression' }>): string | null =>
  !node.computed && node.property.type === 'Identifier' ? node.property.name : null;

const isCalled = (node: Rule.Node): boolean => {
  const { parent } = node;
  if (parent?.type === 'CallExpression') return parent.callee === node && !parent.optional;
  return parent?.type === 'NewExpression' && parent.callee === node;
};

/**
 * Names what is called or made of the page's globals and their members although a browser that is served lacks
 * it. What the same file also asks for without calling it is taken to be guarded there. Methods of what a call
 * gives back have no type here: of own code the linter knows them, of libraries the emulation meets them.
 */
const newer: Rule.RuleModule = {
  create: (context) => {
    const called = new Map<string, string>();
    const asked = new Set<string>();
    const globals = new Set<object>();

    const see = (node: Rule.Node, path: readonly string[]): void => {
      const [name = '', member = null] = path;
      const lacking = lackingIn(name, member);
      if (lacking.length === 0) return;
      if (isCalled(node)) called.set(path.join('.'), lacking.join(', '));
      else asked.add(path.join('.'));
    };

    const follow = (node: Rule.Node, name: string): void => {
      const { parent } = node;
      if (parent?.type !== 'MemberExpression' || parent.object !== node) {
        see(node, [name]);
        return;
      }
      const member = memberOf(parent);
      if (member === null) return;
      if (WINDOWS.has(name)) {
        follow(parent, member);
        return;
      }
      see(node, [name]);
      see(parent, [name, member]);
    };

    return {
      Program: () => {
        const { globalScope } = context.sourceCode.scopeManager;
        // Those of the language are known to the linter, the browser's are not.
        const ofLanguage = globalScope?.variables.filter(({ defs }) => defs.length === 0) ?? [];
        const references = ofLanguage.flatMap((variable) => variable.references);
        for (const { identifier } of [...references, ...(globalScope?.through ?? [])]) {
          globals.add(identifier);
        }
      },
      Identifier: (node) => {
        if (globals.has(node)) follow(node, node.name);
      },
      "BinaryExpression[operator='in'] > Literal.left": ({ value }: { value: unknown }) => {
        asked.add(String(value));
      },
      'Program:exit': (node) => {
        for (const [path, lacking] of called) {
          if (asked.has(path) || asked.has(path.split('.').at(-1) ?? '')) continue;
          context.report({ node, message: `${path}: not in ${lacking}` });
        }
      },
    };
  },
};

const linter = new Linter();

/** What a script uses that a browser which is served lacks, as MDN says. */
export const newerInScript = (text: string, file = ''): string[] =>
  linter
    .verify(text, {
      plugins: { served: { rules: { newer } } },
      rules: { 'served/newer': 'error' },
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
      linterOptions: { noInlineConfig: true },
    })
    .map(({ message }) => message)
    .filter((message) => !isHarmless(file, message));

/** Of style sheets, by their name at caniuse: which may use it, and why a browser without it will do. */
const HARMLESS_STYLES: ReadonlyMap<string, RegExp> = new Map([
  // A desktop draws text as large as asked; phones have it.
  ['text-size-adjust', /./],
  // Safari of a desktop, which has no touch; of phones it has what is used.
  ['css-touch-action', /./],
  // Without it the page stands as with scripts, and `noscript` says the rest.
  ['css-media-scripting', /./],
  // Without it the figures of two columns do not stand on one line; each column is whole.
  ['css-subgrid', /producten-vergelijken/],
]);

/** Whether a generated text says how it is read out, which Safari before 17.4 leaves out with the text. */
const hasSpoken = ({ value }: Declaration): boolean =>
  value.replaceAll(/(["']).*?\1/g, '').includes('/');

/** What a style sheet uses that a browser which is served lacks altogether, as caniuse says, and MDN of `content`. */
export const newerInStyles = (text: string, file = ''): string[] => {
  const found = new Set<string>();
  const { postcss: read } = doiuse({
    browsers: BROWSERS,
    onFeatureUsage: ({ feature, message }) => {
      if (
        message.includes(' not supported by') &&
        HARMLESS_STYLES.get(feature)?.test(file) !== true
      ) {
        found.add(message.replace(/^.*?: /, ''));
      }
    },
  });
  const plugin: Plugin = {
    postcssPlugin: 'doiuse',
    Declaration: {
      content: (one) => {
        const before = one.prev();
        if (hasSpoken(one) && !(before?.type === 'decl' && before.prop === one.prop)) {
          found.add(`${one.toString()}: not in Safari (16.4), and no text before it`);
        }
      },
    },
    OnceExit: (root, { result }) => read(root, result),
  };
  void postcss([plugin]).process(text, { from: 'dist.css' }).css;
  return [...found];
};
