import {
  BUITENBLAD_BOVEN,
  BUITENBLAD_ONDER,
  GLAS_BOVEN,
  GLAS_ONDER,
  anker,
  beton,
  dun,
  hout,
  lijn,
  maat,
  metselwerk,
  rect,
  vlak,
} from './onderdelen.ts';
import type { Onderdeel } from './onderdelen.ts';

const PLAATSING_ONDER = [
  BUITENBLAD_ONDER,
  hout('M26 18.5l3-3.5h11v13h-14z'),
  GLAS_ONDER,
  anker('M41.5 17v12.5h10'),
];

const PLAATSING_BOVEN = [
  BUITENBLAD_BOVEN,
  hout(rect([26, 20, 14, 13])),
  GLAS_BOVEN,
  anker('M41.5 31v-12.5h10'),
];

/** A bovendorpel or bovenregel drawn larger, below the edge of the floor. */
const boven = (vloer: string, dorpel: string): Onderdeel[] => [
  beton(vloer),
  hout(dorpel),
  dun('M33 38V50M37 38V50'),
];
const RECHTE_VLOER = rect([22, -3, 60, 15]);

/** The bottom rail of a hsb-element on the floor, with insulation between two boards. */
const regel = (onderregel: string): Onderdeel[] => [
  beton(rect([12, 35, 70, 20])),
  hout(onderregel),
  lijn('M22 -2V31M50 -2V31'),
  dun('M25 18l5.5-6l5.5 6l5.5-6l5.5 6M25 10l5.5-6l5.5 6l5.5-6l5.5 6'),
];

const KOZIJN_AANZICHT = [hout(rect([10, 6, 52, 36])), vlak(rect([14, 10, 44, 28]))];

const KOZIJN_IN_WAND = [
  hout(rect([18, 14, 36, 24])),
  vlak(rect([21, 17, 30, 18])),
  dun('M36 17V35'),
];

const zijden = (voeten: string, kader: string): Onderdeel[] => [
  vlak(rect([14, 11, 44, 26])),
  dun('M25 11V37M36 11V37M47 11V37'),
  lijn(kader),
  anker(voeten),
];
const BOVEN_EN_ONDER = 'M6 6H66M6 42H66';
const ANKERS_BOVEN_EN_ONDER = 'M22 14V6h5M50 14V6h-5M22 34V42h5M50 34V42h-5';

/** A measure: its line and the two ends. */
const maatlijn = (line: string, ends: string): Onderdeel[] => [maat(line), dun(ends)];

/** Every situation and measure that a form shows as a picture. */
export const schetsen = {
  'plaatsing-onder-vloerrand': [beton(rect([41, 31, 50, 13])), ...PLAATSING_ONDER],
  'plaatsing-onder-binnenmuur': [metselwerk(rect([41, 31, 15, 20])), ...PLAATSING_ONDER],
  'plaatsing-boven-vloerrand': [beton(rect([41, 4, 50, 13])), ...PLAATSING_BOVEN],
  'plaatsing-boven-binnenmuur': [metselwerk(rect([41, -3, 15, 20])), ...PLAATSING_BOVEN],
  'plaatsing-boven-latei': [
    metselwerk(rect([41, -3, 15, 10])),
    beton(rect([39, 7, 19, 10])),
    dun('M39 7l19 10M58 7l-19 10'),
    ...PLAATSING_BOVEN,
  ],
  'dorpel-houten': [
    beton(rect([12, 38, 70, 20])),
    hout('M20 25l9-5h4v-3h13v18h-26z'),
    lijn('M33 -2V15h13V-2'),
    dun('M38 -2V8M41 -2V8M33 8H46'),
  ],
  'dorpel-laagrelief': [
    beton(rect([12, 38, 70, 20])),
    hout('M18 35l4-2.5h10v-2.5h4v2.5h14v2.5z'),
    lijn('M33 -2V28h13V-2'),
    dun('M38 -2V21M41 -2V21M33 21H46'),
  ],
  'boven-recht': boven(RECHTE_VLOER, rect([22, 16, 26, 22])),
  'boven-afgeschuind': boven(RECHTE_VLOER, 'M22 26l26-10v22h-26z'),
  'boven-recht-schuine-vloerplaat': boven('M22 -3V4l30 8H80V-3z', rect([22, 16, 26, 22])),
  'boven-recht-binnenzijde': boven(RECHTE_VLOER, 'M22 26l12-10h14v22h-26z'),
  'regel-zonder-groef': regel(rect([22, 22, 28, 9])),
  'regel-met-groef': regel('M22 22h28v9h-11v-5h-6v5h-11z'),
  'type-kozijn': [
    ...KOZIJN_AANZICHT,
    hout(rect([34, 10, 4, 28])),
    dun('M34 10L14 24L34 38M38 10L58 24L38 38'),
  ],
  'type-schuifpui': [
    ...KOZIJN_AANZICHT,
    vlak(rect([14, 10, 24, 28])),
    dun('M34 10V38M18 10V38M54 10V38'),
    lijn('M21 25h10m-3.5-3l3.5 3l-3.5 3'),
  ],
  'type-hsb': [
    hout(rect([10, 6, 52, 36])),
    vlak(rect([13, 9, 46, 30])),
    dun('M21 9V39M24 9V39M34.5 9V39M37.5 9V39M48 9V39M51 9V39'),
  ],
  'methode-traditioneel': [
    dun('M-2 8H74M-2 16H18M54 16H74M-2 24H18M54 24H74M-2 32H18M54 32H74M-2 40H74'),
    dun('M6 0V8M22 0V8M38 0V8M54 0V8M70 0V8M14 8V14M30 8V14M46 8V14M62 8V16M14 8V16'),
    dun('M6 16V24M66 16V24M12 24V32M60 24V32M6 32V40M66 32V40'),
    dun('M14 40V48M30 40V48M46 40V48M62 40V48'),
    ...KOZIJN_IN_WAND,
  ],
  'methode-prefab': [
    beton('M4 6H68V46H4z'),
    lijn('M16 6V3a3 3 0 0 1 6 0V6M50 6V3a3 3 0 0 1 6 0V6'),
    ...KOZIJN_IN_WAND,
  ],
  'maat-spouwlat': [
    metselwerk(rect([6, 27, 9, 30])),
    metselwerk(rect([48, 27, 30, 30])),
    hout(rect([26, 27, 22, 9])),
    hout(rect([24, 11, 18, 14])),
    dun('M31 11V-2M35 11V-2'),
    ...maatlijn('M26 42H48', 'M26 38v8'),
  ],
  'maat-stelruimte': [
    beton(rect([-4, 36, 80, 20])),
    hout(rect([18, 10, 22, 15])),
    dun('M27 10V-2M31 10V-2'),
    ...maatlijn('M50 25V36', 'M42 25H56'),
  ],
  'maat-hart-op-hart': [
    beton(rect([-2, 38, 76, 14])),
    hout(rect([-2, 26, 76, 5])),
    anker('M16 28v10h6M56 28v10h-6'),
    ...maatlijn('M16 16H56', 'M16 12v14M56 12v14'),
  ],
  'zijden-2': zijden(ANKERS_BOVEN_EN_ONDER, BOVEN_EN_ONDER),
  'zijden-4': zijden(
    `${ANKERS_BOVEN_EN_ONDER}M17 17H9v4M17 31H9v-4M55 17h8v4M55 31h8v-4`,
    'M9 6H63V42H9z',
  ),
} as const satisfies Record<string, readonly Onderdeel[]>;

export type DoorsnedeSoort = keyof typeof schetsen;
