import type { FirstPage } from './firstPage.ts';

/** A page of a remote. */
export interface BegunPage {
  remoteId: string;
  pageId: string;
}

/** What the first script has set going before the host's code was there. */
export interface Begun {
  /** The first call; null: calls go to a backend that only the host's code finds out. */
  start: { url: string; answer: Promise<Response> } | null;
  /** The pages whose files are on their way, the outermost first; none yet: which they are is not known. */
  pages: readonly BegunPage[];
  /** What stands in the document until the page is drawn; null: only its frame. */
  shown: FirstPage | null;
  /** Whether the host's code runs. It may have been asked for twice. */
  hasStarted: boolean;
  /** Fetches the files of the page at a path of this site, which may be opened next, and says which it is. */
  fetchAhead: (path: string) => readonly BegunPage[];
}

declare global {
  /** Left by the first script; absent: the document has none, or its policy refuses it. */
  var adviestool: Begun | undefined;
}
