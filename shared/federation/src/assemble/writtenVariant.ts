import { parseUrl } from '@adviestool/contract/parseUrl';
import { variantSchema, type Variant } from '@adviestool/contract/variant';
import { lexer } from 'css-tree';

/** Addresses that open a page or write to somebody: what runs in the page is none of them. */
const LINKS = /^(?:https?|mailto|tel):/i;
const CALLS = /^https?:/i;

/** Of one host, by its name or number: what stands in a policy cannot say more. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** The colours of the house (`shared/ui/src/tokens.css`). */
export const COLORS: readonly string[] = [
  '--paper',
  '--surface',
  '--sunken',
  '--ink',
  '--ink-2',
  '--ink-3',
  '--line',
  '--line-strong',
  '--accent',
  '--accent-ink',
  '--accent-hover',
  '--accent-soft',
  '--ok',
  '--warn',
  '--bad',
  '--on-bad',
  '--bad-hover',
  '--ok-soft',
  '--warn-soft',
  '--bad-soft',
  '--anchor',
  '--hover',
  '--pressed',
  '--backdrop',
];

interface Rule {
  path: readonly string[];
  isMet: boolean;
  message: string;
}

const linkRule = (path: readonly string[], href: string): Rule => ({
  path,
  isMet: LINKS.test(href),
  message: 'must begin with https://, http://, mailto: or tel:',
});

const callRules = (path: readonly string[], address: string): Rule[] => [
  { path, isMet: CALLS.test(address), message: 'must begin with https:// or http://' },
  {
    path,
    isMet: !CALLS.test(address) || ORIGIN.test(parseUrl(address)?.origin ?? ''),
    message: 'must name one host',
  },
];

/** What the address of each call is put behind. */
const baseRules = (path: readonly string[], address: string): Rule[] => [
  ...callRules(path, address),
  { path, isMet: !/[?#@]/.test(address), message: 'must be without a ?, a # and a user' },
];

const originRule = (path: readonly string[], origin: string): Rule => ({
  path,
  isMet: ORIGIN.test(origin),
  message: 'must be the origin of one host, as https://adviestool.example',
});

const rulesOf = ({ backend, branding, analytics, remotes, parentOrigins }: Variant): Rule[] => [
  ...(backend.domain === '' ? [] : baseRules(['backend', 'domain'], backend.domain)),
  ...backend.allowedOverrides.flatMap((address, index) =>
    baseRules(['backend', 'allowedOverrides', String(index)], address),
  ),
  ...parentOrigins.map((origin, index) => originRule(['parentOrigins', String(index)], origin)),
  ...Object.entries(remotes).flatMap(([id, { origin }]) =>
    origin === undefined ? [] : [originRule(['remotes', id, 'origin'], origin)],
  ),
  ...(analytics === null ? [] : callRules(['analytics', 'endpoint'], analytics.endpoint)),
  linkRule(['branding', 'company', 'href'], branding.company.href),
  ...Object.entries(branding.extraCompanyLinks).map(([id, { href }]) =>
    linkRule(['branding', 'extraCompanyLinks', id, 'href'], href),
  ),
  linkRule(['branding', 'privacy'], branding.privacy),
  linkRule(['branding', 'disclaimer'], branding.disclaimer),
  ...(branding.cookies === undefined ? [] : [linkRule(['branding', 'cookies'], branding.cookies)]),
  ...Object.entries(branding.colors).flatMap(([property, value]) => {
    const path = ['branding', 'colors', property];
    const isColor = lexer.matchType('color', value).error === null;
    return [
      { path, isMet: COLORS.includes(property), message: `must be one of ${COLORS.join(', ')}` },
      { path, isMet: isColor, message: 'must be a colour of CSS, such as #0a5' },
    ];
  }),
];

/**
 * A variant as it is composed. Releases that stand are read by `variantSchema` alone, so that what was let through
 * before still starts.
 */
export const writtenVariantSchema = variantSchema.check(({ value, issues }) => {
  const broken = rulesOf(value)
    .filter(({ isMet }) => !isMet)
    .map(({ path, message }) => ({
      code: 'custom' as const,
      input: value,
      path: [...path],
      message,
    }));
  const places = new Set(broken.map(({ path }) => path.join('.')));
  // What `variantSchema` has against the same place says less.
  const others = issues.filter(({ path = [] }) => !places.has(path.join('.')));
  issues.splice(0, issues.length, ...others, ...broken);
});
