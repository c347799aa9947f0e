/** Words of a name: letters only count as its border, for names come as `21_HSB_180`. */
const NAMED = /(?<!\p{L})hsb|houtskelet|timber[ _-]?fram|wood(?:en)?[ _-]?fram|holzrahmen/iu;

const TIMBER = /(?<!\p{L})(?:hout|timber|wood|vuren|grenen|spruce|stijl|regelwerk|holz)/iu;
const BOARD = /(?<!\p{L})osb|cellulose|houtvezel|wood[ _-]?fibre/iu;
const INSULATION =
  /isolati|insulation|(?:steen|glas|rots|mineral|mineraal|vlas|hout)[ _-]?wol|wool|dämm/iu;
const MASSIVE =
  /beton|concrete|kalkzand|(?<!\p{L})kzs|limestone|baksteen|brick|masonry|metselwerk/iu;

/** Its name says that a wall is of timber frame. */
export const isNamedTimber = (names: string): boolean => NAMED.test(names);

/**
 * Its materials say so: studs between boards or filled with cellulose; or studs and insulation, without a
 * leaf of stone that these are merely fixed to.
 */
export const isBuiltOfTimber = (materials: readonly string[]): boolean => {
  const has = (pattern: RegExp): boolean => materials.some((each) => pattern.test(each));
  if (materials.some((each) => NAMED.test(each))) return true;
  if (!has(TIMBER)) return false;
  return has(BOARD) || (has(INSULATION) && !has(MASSIVE));
};
