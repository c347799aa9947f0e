import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Lijn, Rechthoek } from './vorm.ts';
import { inset } from './vorm.ts';

/** What fills the frame: a hint of its kind, not of its real layout. */
export type Invulling = {
  /** Members and panels with the colour of the frame, later ones over earlier ones. */
  readonly delen: readonly Rechthoek[];
  /** Glass and inner edges of sashes. */
  readonly ruiten: readonly Rechthoek[];
  /** Thin dashes: opening directions and hidden edges. */
  readonly streeplijnen: readonly Lijn[];
  readonly pijlen: readonly Lijn[];
};

type Vak = { readonly dagmaat: Rechthoek; readonly profiel: number; readonly schaal: number };

const LEEG: Invulling = { delen: [], ruiten: [], streeplijnen: [], pijlen: [] };

const VAKBREEDTE = 1200;
const VAKHOOGTE = 2600;
const STIJLAFSTAND = 600;
const STIJLDIKTE = 45;
/** Bays narrower than this on screen stay empty. */
const LEESBAAR = 14;

const middens = (aantal: number): number[] =>
  Array.from({ length: aantal - 1 }, (_leeg, index) => (index + 1) / aantal);

/** The triangle of a turning sash points at its hinges. */
const draaidriehoek = ({ x, y, width, height }: Rechthoek, scharnier: 'links' | 'rechts') => {
  const top = { x: scharnier === 'links' ? x : x + width, y: y + height / 2 };
  const kruk = scharnier === 'links' ? x + width : x;
  return [
    { x1: kruk, y1: y, x2: top.x, y2: top.y },
    { x1: top.x, y1: top.y, x2: kruk, y2: y + height },
  ];
};

/** Bays of about 1.2 m; the outer ones open. */
const kozijn = ({ dagmaat, profiel, schaal }: Vak): Invulling => {
  const kolommen = Math.max(1, Math.round(dagmaat.width / schaal / VAKBREEDTE));
  const rijen = Math.max(1, Math.round(dagmaat.height / schaal / VAKHOOGTE));
  const breedte = dagmaat.width / kolommen;
  const hoogte = dagmaat.height / rijen;
  const tussenstijlen = middens(kolommen).map((deel) => ({
    x: dagmaat.x + deel * dagmaat.width - profiel / 2,
    y: dagmaat.y,
    width: profiel,
    height: dagmaat.height,
  }));
  const tussenregels = middens(rijen).map((deel) => ({
    x: dagmaat.x,
    y: dagmaat.y + deel * dagmaat.height - profiel / 2,
    width: dagmaat.width,
    height: profiel,
  }));
  const delen = [...tussenregels, ...tussenstijlen];
  if (Math.min(breedte, hoogte) - profiel < LEESBAAR) return { ...LEEG, delen };
  const vakken = Array.from({ length: kolommen * rijen }, (_leeg, index) => {
    const kolom = index % kolommen;
    const rij = Math.floor(index / kolommen);
    const links = kolom === 0 ? 0 : profiel / 2;
    const boven = rij === 0 ? 0 : profiel / 2;
    return {
      kolom,
      vleugel: inset(
        {
          x: dagmaat.x + kolom * breedte + links,
          y: dagmaat.y + rij * hoogte + boven,
          width: breedte - links - (kolom === kolommen - 1 ? 0 : profiel / 2),
          height: hoogte - boven - (rij === rijen - 1 ? 0 : profiel / 2),
        },
        profiel / 2,
      ),
    };
  });
  return {
    ...LEEG,
    delen,
    ruiten: vakken.map(({ vleugel }) => vleugel),
    streeplijnen: vakken
      .filter(({ kolom }) => kolom === 0 || kolom === kolommen - 1)
      .flatMap(({ kolom, vleugel }) => draaidriehoek(vleugel, kolom === 0 ? 'links' : 'rechts')),
  };
};

const pijl = ({ x, y, width, height }: Rechthoek, richting: number): Lijn[] => {
  const lengte = Math.min(width * 0.4, 64);
  const kop = Math.min(7, lengte / 3);
  const midden = { x: x + width / 2, y: y + height / 2 };
  const punt = midden.x + (richting * lengte) / 2;
  return [
    { x1: midden.x - (richting * lengte) / 2, y1: midden.y, x2: punt, y2: midden.y },
    { x1: punt - richting * kop, y1: midden.y - kop * 0.6, x2: punt, y2: midden.y },
    { x1: punt - richting * kop, y1: midden.y + kop * 0.6, x2: punt, y2: midden.y },
  ];
};

/** Per number of panels: 0 stands still, 1 and -1 slide to the right and to the left. */
const SCHUIFINDELING = { 2: [1, 0], 3: [0, 1, 0], 4: [0, -1, 1, 0] } as const;

const aantalPanelen = (breedte: number): keyof typeof SCHUIFINDELING => {
  if (breedte < 5200) return 2;
  return breedte < 7200 ? 3 : 4;
};

/** Panels that overlap by their stile; the sliding ones lie in front. */
const schuifpui = ({ dagmaat, profiel, schaal }: Vak): Invulling => {
  const indeling: readonly number[] = SCHUIFINDELING[aantalPanelen(dagmaat.width / schaal)];
  const breedte = dagmaat.width / indeling.length;
  const stijl = profiel / 2;
  const panelen = indeling.map((richting, index) => {
    const overlap = (buur: number) => (richting !== 0 && indeling[buur] === 0 ? stijl : 0);
    const x = dagmaat.x + index * breedte;
    const links = overlap(index - 1);
    const rechts = overlap(index + 1);
    const vlak = { ...dagmaat, x: x - links, width: breedte + links + rechts };
    // The stile of the panel behind shows as a hidden line.
    const verborgen = [
      ...(links > 0 ? [x + stijl] : []),
      ...(rechts > 0 ? [x + breedte - stijl] : []),
    ];
    return { richting, vlak, verborgen };
  });
  const geordend = panelen.toSorted(
    (one, other) => Math.abs(one.richting) - Math.abs(other.richting),
  );
  const ruiten = geordend.map(({ vlak }) => inset(vlak, stijl));
  const delen = geordend.map(({ vlak }) => vlak);
  if (ruiten.some(({ width, height }) => Math.min(width, height) < LEESBAAR)) {
    return { ...LEEG, delen };
  }
  const [boven, onder] = [dagmaat.y + stijl, dagmaat.y + dagmaat.height - stijl];
  return {
    delen,
    ruiten,
    streeplijnen: panelen.flatMap(({ verborgen }) =>
      verborgen.map((x) => ({ x1: x, y1: boven, x2: x, y2: onder })),
    ),
    pijlen: panelen.flatMap(({ richting, vlak }) => (richting === 0 ? [] : pijl(vlak, richting))),
  };
};

/** Studs at 600 mm from the left. */
const hsb = ({ dagmaat, profiel, schaal }: Vak): Invulling => {
  const dikte = Math.max(1.5, STIJLDIKTE * schaal);
  const eerste = STIJLAFSTAND * schaal - profiel - dikte / 2;
  const steek = STIJLAFSTAND * schaal;
  const aantal = Math.max(0, Math.ceil((dagmaat.width - dikte - eerste) / steek));
  return {
    ...LEEG,
    delen: Array.from({ length: aantal }, (_leeg, index) => ({
      x: dagmaat.x + eerste + index * steek,
      y: dagmaat.y,
      width: dikte,
      height: dagmaat.height,
    })),
  };
};

const INVULLINGEN = { kozijn, schuifpui, hsb } as const satisfies Record<
  TekeningGegevens['type'],
  (vak: Vak) => Invulling
>;

export const buildInvulling = (type: TekeningGegevens['type'], vak: Vak): Invulling =>
  INVULLINGEN[type](vak);
