import { BROWSERS } from '@adviestool/federation/browsers';
import bcd, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';

const NAMES: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome'],
  edge: ['edge'],
  firefox: ['firefox'],
  safari: ['safari', 'safari_ios'],
};

const SERVED = BROWSERS.flatMap((browser) => {
  const [name = '', version = ''] = browser.split(' >= ');
  return (NAMES[name] ?? []).map((known) => ({ known, version: Number(version) }));
});

/** Unknown and what is behind a flag count as lacking. */
const hasIt = (
  { version_added: added, version_removed: removed, flags }: SimpleSupportStatement,
  version: number,
): boolean =>
  typeof added === 'string' &&
  added !== 'preview' &&
  flags === undefined &&
  !(typeof removed === 'string' && Number(removed.replace('≤', '')) <= version) &&
  Number(added.replace('≤', '')) <= version;

const lacks = (feature: Identifier | undefined): string[] => {
  // oxlint-disable-next-line no-underscore-dangle -- so MDN names it
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return SERVED.filter(({ known, version }) => {
    const said = support[known];
    return said !== undefined && ![said].flat().some((one) => hasIt(one, version));
  }).map(({ known, version }) => `${known} ${version}`);
};

/** The objects of a page that are no classes, by their class. */
const CLASS_OF: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
  location: 'Location',
  history: 'History',
  caches: 'CacheStorage',
};

const part = (from: Identifier | undefined, name: string): Identifier | undefined =>
  from !== undefined && Object.hasOwn(from, name) ? from[name] : undefined;

/** Browsers that are served and lack a global, or a member that is named with it, as MDN knows. */
export const lackingIn = (name: string, member: string | null): string[] => {
  const owner =
    part(bcd.api, CLASS_OF[name] ?? name) ??
    part(bcd.javascript['builtins'], name) ??
    (member === null ? part(bcd.api['Window'], name) : undefined);
  if (member === null) return lacks(owner);
  return lacks(part(owner, `${member}_static`) ?? part(owner, member));
};
