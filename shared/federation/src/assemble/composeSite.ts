import { composeRelease, type ComposedRelease } from './composeRelease.ts';
import { firstOf, type PartSource } from './parts.ts';
import { siteParts } from './siteParts.ts';
import { readComposition, readVariants } from './siteState.ts';

/**
 * Composes the release of every variant of a site anew, each as the site remembers it. Nothing is written, so
 * one that does not fit keeps all as they are.
 * @param given what a variant takes in place of what the site has
 * @throws DocumentError
 */
export const composeSite = (
  site: string,
  given: (variant: string) => readonly PartSource[],
): ComposedRelease[] =>
  readVariants(site).map(({ record: { release, variant } }) =>
    composeRelease(
      readComposition(site, release),
      firstOf(...given(variant), siteParts(site, variant)),
    ),
  );
