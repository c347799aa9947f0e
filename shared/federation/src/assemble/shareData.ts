/** Id of what `shareDocument` leaves for its script, which writes the rest of the document. */
export const SHARE_DATA = 'adviestool-share';
