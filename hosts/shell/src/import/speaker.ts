/** The parent frame, at the origin that spoke. */
export interface Speaker {
  origin: string;
  /** Posts the JSON text of a message there. */
  tell: (message: { event: string; data?: unknown }) => void;
  tellReady: () => void;
}
