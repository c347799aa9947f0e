import { variantSchema, type Variant } from '@adviestool/contract/variant';
import { lexer } from 'css-tree';

/** Addresses that open a page or write to somebody: what runs in the page is none of them. */
const LINKS = /^(?:https?|mailto|tel):/i;
const CALLS = /^https?:/i;

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

const callRule = (path: readonly string[], address: string): Rule => ({
  path,
  isMet: CALLS.test(address),
  message: 'must begin with https:// or http://',
});

const rulesOf = ({ backend, branding, analytics }: Variant): Rule[] => [
  ...(backend.domain === '' ? [] : [callRule(['backend', 'domain'], backend.domain)]),
  ...(analytics === null ? [] : [callRule(['analytics', 'endpoint'], analytics.endpoint)]),
  linkRule(['branding', 'company', 'href'], branding.company.href),
  ...Object.entries(branding.extraCompanyLinks).map(([id, { href }]) =>
    linkRule(['branding', 'extraCompanyLinks', id, 'href'], href),
  ),
  linkRule(['branding', 'privacy'], branding.privacy),
  linkRule(['branding', 'disclaimer'], branding.disclaimer),
  ...(branding.cookies === undefined ? [] : [linkRule(['branding', 'cookies'], branding.cookies)]),
  ...Object.entries(branding.colors).map(([property, value]) => ({
    path: ['branding', 'colors', property],
    isMet: lexer.matchType('color', value).error === null,
    message: 'must be a colour of CSS, such as #0a5',
  })),
];

/**
 * A variant as it is composed. Releases that stand are read by `variantSchema` alone, so that what was let through
 * before still starts.
 */
export const writtenVariantSchema = variantSchema.check(({ value, issues }) => {
  for (const { path, isMet, message } of rulesOf(value)) {
    if (!isMet) issues.push({ code: 'custom', input: value, path: [...path], message });
  }
});
