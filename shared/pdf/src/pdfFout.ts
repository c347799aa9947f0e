/** Why a PDF cannot be read. */
export type PdfFout =
  | 'geenPdf'
  | 'beveiligd'
  | 'beschadigd'
  | 'teGroot'
  | 'teVeelPaginas'
  | 'teVeelBijlagen'
  | 'dubbeleBijlage'
  | 'teVeelTekst'
  | 'duurtTeLang'
  | 'nietGelukt';

/** What a PDF holds, as far as it matters here. */
export interface PdfInhoud {
  readonly bijlagen: readonly { readonly naam: string; readonly bytes: Uint8Array }[];
  /** The text of each page, in the order in which it is set. */
  readonly paginas: readonly string[];
}

export type PdfUitkomst =
  | { readonly gelukt: true; readonly inhoud: PdfInhoud }
  | { readonly gelukt: false; readonly fout: PdfFout };
