import path from 'node:path';

import { VARIANTS_FOLDER } from '@adviestool/contract/release';

import type { Config } from '../config/config.ts';
import { createSitePages } from './sitePages.ts';
import { createSitePolicy } from './sitePolicy.ts';
import { followRelease } from './siteRelease.ts';

/** A variant of the site, as it is served. */
export interface SitePlace {
  /** Folder of its pointers, as a path below the site; empty: the site itself. */
  folder: string;
  /** Whether a path leads to one of its pages. */
  isPage: (name: string) => boolean;
  /** Content security policy of its documents. */
  policy: () => string;
  /** Whether there is a release of it. */
  isThere: () => boolean;
}

export interface SitePlaces {
  /** What a request for this host gets. @param host as the header names it */
  ofHost: (host: string | undefined) => SitePlace;
  /** Whose document a file is. @param name path below the site, with a slash before it */
  ofFile: (name: string) => SitePlace;
}

const hostNameOf = (host = ''): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Finds the variant of the site by the host name that is asked for, and by its files.
 * @param onBroken told when a release is there and cannot be read
 */
export const createSitePlaces = (
  config: Pick<Config, 'siteDir' | 'siteVariants' | 'frameAncestors' | 'isDevelopment'>,
  onBroken: (cause: unknown) => void,
): SitePlaces => {
  const { siteDir, siteVariants } = config;
  const variantIn = (folder: string): (() => string | null) =>
    followRelease<string | null>({
      folder: path.join(siteDir, folder),
      read: ({ variant }) => variant,
      otherwise: null,
      onBroken,
    });
  const placeIn = (folder: string): SitePlace => {
    const pointers = path.join(siteDir, folder);
    const variantOf = variantIn(folder);
    return {
      folder,
      isPage: createSitePages(siteDir, onBroken, pointers),
      policy: createSitePolicy({ ...config, folder: pointers }, onBroken),
      isThere: () => variantOf() !== null,
    };
  };
  const first = placeIn('');
  const firstVariant = variantIn('');
  const others = new Map(
    [...siteVariants.values()].map((id) => [id, placeIn(`${VARIANTS_FOLDER}/${id}`)]),
  );
  return {
    ofHost: (host) => {
      const wanted = siteVariants.get(hostNameOf(host));
      if (wanted === undefined || wanted === firstVariant()) return first;
      return others.get(wanted) ?? first;
    },
    ofFile: (name) => {
      const [, top, id = ''] = name.split('/');
      return (top === VARIANTS_FOLDER ? others.get(id) : undefined) ?? first;
    },
  };
};
