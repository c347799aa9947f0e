import { releaseSchema, type Release } from '@adviestool/contract/release';
import { z } from 'zod';

const manifestsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Federation manifests by their address, relative to the page or whole. */
export type Manifests = z.infer<typeof manifestsSchema>;

/** What the page carries. */
export interface Shipped {
  release: Release;
  manifests: Manifests;
}

const readScript = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  if (text === undefined || text === null) throw new Error(`The page has no ${id}.`);
  return JSON.parse(text);
};

/** What `index.html` says about this release. @throws Error when it is missing or does not fit */
export const readRelease = (): Shipped => ({
  release: releaseSchema.parse(readScript('adviestool-release')),
  manifests: manifestsSchema.parse(readScript('mf-manifests')),
});
