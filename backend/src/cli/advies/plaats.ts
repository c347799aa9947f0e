const NIEUWE_REGEL = 0x0a;

/** A place in a text, both counted from 1; the position in UTF-16 units, as an editor does. */
export interface TekstPlaats {
  readonly regel: number;
  readonly positie: number;
}

export const BEGIN: TekstPlaats = { regel: 1, positie: 1 };

/** The place after these bytes of UTF-8. */
export const plaatsNa = ({ regel, positie }: TekstPlaats, part: Uint8Array): TekstPlaats => {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.length);
  let regels = 0;
  let start = 0;
  for (let at = bytes.indexOf(NIEUWE_REGEL); at !== -1; at = bytes.indexOf(NIEUWE_REGEL, start)) {
    regels += 1;
    start = at + 1;
  }
  const tekens = bytes.toString('utf8', start).length;
  return { regel: regel + regels, positie: regels === 0 ? positie + tekens : 1 + tekens };
};
