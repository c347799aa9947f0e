/**
 * The event of the document by which the host says that a page or a part of a remote has been drawn; its `detail`
 * is a `DrawnPart`. `--smoke` counts what it hears of.
 */
export const DRAWN_EVENT = 'adviestool:drawn';

export interface DrawnPart {
  remote: string;
  /** Id of the page; null: it fills a place. */
  page: string | null;
  /** Name of the place; null: it is a page. */
  slot: string | null;
}
