/** Texts that replace the host's general ones for an answer with this HTTP status. */
export type ErrorTexts = Partial<Record<number, string>>;
