/**
 * What of a written file comes back otherwise than it was written: the written lines are not found; a line points to something of another
 * class; a GlobalId is there twice; there are more or fewer elements or hoekankers; a property has another
 * value; a hoekanker is not placed in its element, is contained elsewhere, or stands more than 1 mm off.
 */
export type AfwijkingSoort =
  | 'blok'
  | 'verwijzing'
  | 'globalId'
  | 'aantal'
  | 'eigenschap'
  | 'plaatsing'
  | 'bouwlaag'
  | 'positie';

export interface Afwijking {
  soort: AfwijkingSoort;
  /** The GlobalId of an element or hoekanker, `#` and the number of a line, or the name of the property set. */
  waar: string;
}
