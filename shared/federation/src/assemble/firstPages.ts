import type { BuiltHost } from './parts.ts';
import type { ChosenRemote } from './resolveParts.ts';

/** A page that stands in the document before the code of its remote has come. */
export interface FirstPage {
  /** Remote and page, as the first script looks for it. */
  name: string;
  html: string;
}

/**
 * The pages of the remotes that may stand in the document of a host: drawn with the `ui` of its style sheet. Those of
 * another come with their code, as the pages that nobody drew.
 */
export const firstPages = (
  host: Pick<BuiltHost, 'ui'>,
  remotes: readonly Pick<ChosenRemote, 'id' | 'document'>[],
): FirstPage[] =>
  remotes.flatMap(({ id, document: { first } }) =>
    first === undefined || first.ui !== host.ui
      ? []
      : Object.entries(first.pages).map(([page, html]) => ({ name: `${id}/${page}`, html })),
  );
