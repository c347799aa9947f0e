/** What a report failed at: calculating, or setting on paper. */
export const STAPPEN = ['berekenen', 'zetten'] as const;

/** Signs of the name of a gevelvulling in a message. */
export const LANGST = 80;

/** Where a report failed. */
export interface Onmaakbaar {
  readonly stap: (typeof STAPPEN)[number];
  /** The name of the gevelvulling that it is about; null: it is about none of them alone. */
  readonly gevelvulling: string | null;
}

/** A report that cannot be made, and what of it. */
export class OnmaakbaarError extends Error {
  override readonly name = 'OnmaakbaarError';
  readonly oorzaak: Onmaakbaar;

  constructor(oorzaak: Onmaakbaar, cause: unknown) {
    const reden = cause instanceof Error ? cause.message : String(cause);
    super(`${oorzaak.stap}, ${oorzaak.gevelvulling ?? 'no gevelvulling'}: ${reden}`, { cause });
    this.oorzaak = oorzaak;
  }
}
