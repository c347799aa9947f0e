/** What somebody typed may hold a line end, or a sign that has what follows read backwards; a line stays what it says. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');
