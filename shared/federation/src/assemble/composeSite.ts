import type { Variant } from '@adviestool/contract/variant';

import { SiteError } from './SiteError.ts';
import { composeRelease, type ComposedRelease } from './composeRelease.ts';
import { firstOf, type PartSource } from './parts.ts';
import { siteParts } from './siteParts.ts';
import { readComposition, readVariants, type SiteVariant } from './siteState.ts';

interface SiteComposition {
  /** What is taken in place of what the site has. */
  given: PartSource;
  /** How the variants themselves change; absent: they are as the site remembers them. */
  change?: ((variant: Variant) => Variant) | undefined;
  /** Ids of those that are composed; absent: all. */
  variants?: readonly string[] | undefined;
}

const shareText = ({ record, share }: SiteVariant): string =>
  `${share?.percent} % of the browsers of ${record.variant} get release ${share?.release} first. Give it to all with adviestool promote, or to none with adviestool rollback, before something else is switched.`;

/** A switch of something else would decide over the share by the way. @throws SiteError */
export const refuseDuringShare = (variants: readonly SiteVariant[]): void => {
  const shared = variants.filter(({ share }) => share !== null);
  if (shared.length > 0) throw new SiteError(shared.map(shareText).join('\n'));
};

/** The variants of a site that are meant. @throws SiteError on one that it has not, or that is shared out */
const wantedVariants = (site: string, wanted?: readonly string[]): SiteVariant[] => {
  const all = readVariants(site);
  const known = all.map(({ record }) => record.variant);
  const unknown = (wanted ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new SiteError(
      `The site has no variant ${unknown.join(', ')}. It has ${known.join(', ')}.`,
    );
  }
  const found = all.filter(({ record }) => wanted?.includes(record.variant) ?? true);
  refuseDuringShare(found);
  return found;
};

/**
 * Composes releases of the variants of a site anew, each as the site remembers it. Nothing is written, so one
 * that does not fit keeps all as they are.
 * @throws DocumentError, SiteError
 */
export const composeSite = (
  site: string,
  { given, change = (variant) => variant, variants }: SiteComposition,
): ComposedRelease[] =>
  wantedVariants(site, variants).map(({ record: { release, variant } }) => {
    const composition = readComposition(site, release);
    return composeRelease(
      { ...composition, variant: change(composition.variant) },
      firstOf(given, siteParts(site, variant)),
    );
  });
