/** A page as this tab last showed it, until its next answer is there. Written by the host, read by the first script. */
export interface KeptPage {
  /** Whose it is. */
  uid: number;
  /** Its classes are those of this release. */
  release: string;
  /** When its data came: the day, and the time as it is told. */
  day: string;
  om: string;
  /** Its `main`. */
  html: string;
  /** The style sheets of its parts. */
  styles: readonly { href: string; integrity: string }[];
}

/** By path and query. */
export type KeptPages = Readonly<Record<string, KeptPage>>;
