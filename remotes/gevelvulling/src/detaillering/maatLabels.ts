import type { DetailleringVeld } from '@adviestool/domain/detaillering';

/** The measures in the order of the form, all in mm. */
export const MATEN = [
  { name: 'spouwlatbreedte', label: 'Spouwlatbreedte' },
  { name: 'stelruimte', label: 'Stelruimte' },
  {
    name: 'afstandOnderkantSpouwlatTotBovenkantVloerrand',
    label: 'Afstand onderkant spouwlat tot bovenkant vloerrand',
  },
  { name: 'dikteElement', label: 'Dikte element' },
  {
    name: 'afstandOnderkantElementTotBovenkantVloerrand',
    label: 'Afstand onderkant element tot bovenkant vloerrand',
  },
  {
    name: 'afstandVoorkantElementTotVoorkantVloerrand',
    label: 'Afstand voorkant element tot voorkant vloerrand',
  },
] as const satisfies readonly { name: DetailleringVeld; label: string }[];
