/** Signs of a text, as the contract has it. */
export const TEKST_MAX = 255;

/** What is wrong with a text that the backend would refuse; a field never cuts it off. */
export const teLang = (tekst: string, maximum = TEKST_MAX): string | undefined =>
  tekst.trim().length > maximum ? `Te lang: maximaal ${maximum} tekens.` : undefined;
