/** One line of a calculation that can be recomputed by hand. */
export interface Stap {
  readonly label: string;
  /** In symbols. */
  readonly formule: string;
  /** The same with numbers. */
  readonly invulling: string;
  readonly uitkomst: string;
  readonly eenheid: string;
  /** Paragraph of the rekenmodel, norm or product. */
  readonly herkomst: string;
}
