import { Color, SRGBColorSpace } from 'three';

import type { Stand } from '../model/getekend.ts';

/** The colours of a picture; `vlak` of faces, `lijn` of edges, `anker` of hoekankers. */
export interface Palet {
  vlak: Record<Stand, Color>;
  lijn: Record<Stand, Color>;
  anker: Record<Stand, Color>;
  gekozen: Color;
}

/** The tokens that a colour is made of: what is in order is quiet, what fails has a colour. */
const TOKENS = {
  vlak: {
    geschreven: '--line',
    voldoetNiet: '--bad-soft',
    onvolledig: '--warn-soft',
    geenPlaats: '--warn-soft',
    metMelding: '--warn-soft',
  },
  lijn: {
    geschreven: '--line-strong',
    voldoetNiet: '--bad',
    onvolledig: '--warn',
    geenPlaats: '--warn',
    metMelding: '--warn',
  },
  anker: {
    geschreven: '--ink',
    voldoetNiet: '--bad',
    onvolledig: '--warn',
    geenPlaats: '--warn',
    metMelding: '--ink',
  },
} as const satisfies Record<string, Record<Stand, string>>;

/** On white paper, whatever the screen is set to: the tokens of the light look. */
const OP_PAPIER: Readonly<Record<string, string>> = {
  '--line': '#dadde1',
  '--bad-soft': '#faeceb',
  '--warn-soft': '#faf4e6',
  '--line-strong': '#7b858f',
  '--bad': '#a32029',
  '--warn': '#865b00',
  '--ink': '#1a222e',
  '--accent': '#1d5fa8',
};

/** The browser knows every way to write a colour: this asks it for one dot. */
const createReader = () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (css: string): Color => {
    if (context === null) return new Color(css);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    return new Color().setRGB(r / 255, g / 255, b / 255, SRGBColorSpace);
  };
};

const paletOf = (cssOf: (token: string) => string): Palet => {
  const read = createReader();
  const per = (tokens: Record<Stand, string>): Record<Stand, Color> => ({
    geschreven: read(cssOf(tokens.geschreven)),
    voldoetNiet: read(cssOf(tokens.voldoetNiet)),
    onvolledig: read(cssOf(tokens.onvolledig)),
    geenPlaats: read(cssOf(tokens.geenPlaats)),
    metMelding: read(cssOf(tokens.metMelding)),
  });
  return {
    vlak: per(TOKENS.vlak),
    lijn: per(TOKENS.lijn),
    anker: per(TOKENS.anker),
    gekozen: read(cssOf('--accent')),
  };
};

/** The colours that the page has now, light or dark. */
export const paletVan = (element: Element): Palet => {
  const style = getComputedStyle(element);
  return paletOf((token) => style.getPropertyValue(token) || OP_PAPIER[token] || '#000');
};

/** The colours of a picture on paper. */
export const papierPalet = (): Palet => paletOf((token) => OP_PAPIER[token] ?? '#000');
