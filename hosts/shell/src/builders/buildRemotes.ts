import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

/** The remotes of a release for a test, by the ids of their documents. */
export const buildRemotes = (documents: readonly RemoteDocument[]): Release['remotes'] =>
  Object.fromEntries(
    documents.map((document) => [
      document.id,
      { base: `/remotes/${document.id}/1/`, preload: 'never', config: {}, document, integrity: {} },
    ]),
  );
