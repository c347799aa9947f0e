import {
  GEVOLGKLASSE_VAN_TYPE_BOUW,
  HOOGTEGRENS_CC3,
  type Gevolgklasse,
  type TypeBouw,
} from './uitgangspunten.ts';

/** The consequence class (rekenmodel 2.2): by kind of building, CC3 above 70 m. `hoogte` in m. */
export const gevolgklasse = (typeBouw: TypeBouw, hoogte: number): Gevolgklasse =>
  hoogte > HOOGTEGRENS_CC3 ? 'CC3' : GEVOLGKLASSE_VAN_TYPE_BOUW[typeBouw];
