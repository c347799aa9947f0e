/** Bytes 0x80 to 0x9F; the other bytes are the signs of their number. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * What a Dutch Windows saves as text. The platform's decoder is not enough: Node's takes these bytes
 * for Latin 1, which has no € there.
 */
export const decodeWindows1252 = (bytes: Uint8Array): string =>
  new TextDecoder('windows-1252')
    .decode(bytes)
    .replaceAll(/[\u0080-\u009F]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
