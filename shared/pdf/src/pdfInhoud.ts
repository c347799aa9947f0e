/** Why a PDF cannot be read. */
export type PdfFout =
  | 'geenPdf'
  | 'beveiligd'
  | 'beschadigd'
  | 'teGroot'
  | 'teVeelBijlagen'
  | 'dubbeleBijlage'
  | 'duurtTeLang'
  | 'nietGelukt';

/** A signature of a PDF as a file. */
export interface Ondertekening {
  /** Where it stands, in bytes. */
  readonly begin: number;
  /** The bytes from the begin of the file to here are what it is about. */
  readonly tot: number;
  /** What it calls the moment of signing (ISO 8601); null: nothing that can be read. */
  readonly moment: string | null;
  /** Whose key signed just these bytes; null: nobody's, for instance because they were changed. */
  readonly door: {
    /** SHA-256 of the certificate in the signature, in hexadecimal. */
    readonly vingerafdruk: string;
    /** What that certificate calls its holder; anybody can make one in any name. */
    readonly naam: string | null;
  } | null;
}

/** What a PDF holds, as far as it matters here. */
export interface PdfInhoud {
  readonly bijlagen: readonly { readonly naam: string; readonly bytes: Uint8Array }[];
  /** Bytes of the file. */
  readonly lengte: number;
  /** In the order of the file; null: they could not be verified here. */
  readonly ondertekeningen: readonly Ondertekening[] | null;
}

export type PdfUitkomst =
  | { readonly gelukt: true; readonly inhoud: PdfInhoud }
  | { readonly gelukt: false; readonly fout: PdfFout };
