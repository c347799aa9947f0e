import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { GetoondAdvies, MontageInvoer } from '@adviestool/contract/montage';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { groepNaam, plaatsGroepen } from '@adviestool/domain/toelichting/plaatsGroepen';
import { telAlleWaarschuwingen } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { getoondAdviesOf, isZelfdeAdvies, voldoetVan } from '@adviestool/montage/getoondAdviesOf';
import {
  montageStandOf,
  nieuwsteInvoer,
  type MontageStand,
} from '@adviestool/montage/montageStand';

import { documentTeksten } from './documentTeksten.ts';
import { formatMoment } from './formatMoment.ts';
import type { LijstDeel, LijstFoto, LijstGegevens } from './lijstGegevens.ts';
import { kopVan } from './lijstKop.ts';
import { fotoPad, type RapportMontage } from './montageVan.ts';
import { merkOf } from './noemMerken.ts';
import { opVolgorde } from './opVolgorde.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { setText } from './setText.ts';

const { montage: teksten } = documentTeksten;

/** Bytes of photos in the report; the dossier has more. */
const MEESTE_BYTES = 20_000_000;

/** A gevelvulling with what was last said of each of its pieces. */
interface Gemonteerd {
  readonly gevelvulling: Gevelvulling;
  /** All that was said of it, the oldest first. */
  readonly invoer: readonly MontageInvoer[];
  readonly merk: string;
  readonly nu: GetoondAdvies;
  /** Null: there is no complete advice. */
  readonly voldoet: boolean | null;
  /** How many stand beside its advice. */
  readonly waarschuwingen: number;
  readonly stukken: ReadonlyMap<number, MontageInvoer>;
  readonly stand: MontageStand;
}

const momentTekst = (moment: string): string => formatMoment(new Date(moment));

/** ‘onderzijde 5 van 6’; empty: the piece is not placed, or not any more. */
const ankersVan = ({ geplaatst, ankers, getoond }: MontageInvoer): string => {
  if (geplaatst === null) return '';
  return ZIJDEN.flatMap((zijde) => {
    const { [zijde]: gemonteerd } = ankers;
    const aantal = getoond[zijde]?.aantal ?? null;
    if (gemonteerd === null && aantal === null) return [];
    return [teksten.ankers(zijdeLabel(zijde), gemonteerd, aantal)];
  }).join(', ');
};

const bijzonderhedenVan = (invoer: MontageInvoer, nu: GetoondAdvies): string =>
  [
    ...(invoer.afwijking === null ? [] : [teksten.afwijking[invoer.afwijking]]),
    ...(invoer.toelichting === '' ? [] : [invoer.toelichting]),
    ...(invoer.geplaatst !== null && !isZelfdeAdvies(invoer.getoond, nu)
      ? [teksten.ouderAdvies]
      : []),
    ...(invoer.fotos.length === 0 ? [] : [teksten.fotos(invoer.fotos.length)]),
    ...(invoer.uitBestand === undefined
      ? []
      : [teksten.uitBestand(invoer.uitBestand.fotos.length)]),
  ].join('; ');

const doorVan = ({ door, viaLink, op }: MontageInvoer): string => {
  const naam = door ?? teksten.onbekend;
  return `${viaLink ? teksten.viaLink(naam) : naam}, ${momentTekst(op)}`;
};

/** Pieces that nothing was said of, as runs: ‘2–5’. */
const runsVan = (stukken: readonly number[]): string[] => {
  const runs: [number, number][] = [];
  for (const stuk of stukken) {
    const last = runs.at(-1);
    if (last?.[1] === stuk - 1) last[1] = stuk;
    else runs.push([stuk, stuk]);
  }
  return runs.map(([van, tot]) =>
    van === tot ? formatNumber(van) : `${formatNumber(van)}–${formatNumber(tot)}`,
  );
};

const rijenVan = ({ merk, nu, stukken, stand: { stuks } }: Gemonteerd): string[][] => {
  const open = Array.from({ length: stuks }, (_leeg, index) => index + 1).filter(
    (stuk) => !stukken.has(stuk),
  );
  return [
    ...[...stukken]
      .toSorted(([one], [other]) => one - other)
      .map(([stuk, invoer]) => [
        setText(teksten.stuk(merk, stuk, stuks)),
        invoer.geplaatst === null ? teksten.nogTeDoen : momentTekst(invoer.geplaatst),
        setText(ankersVan(invoer)),
        setText(bijzonderhedenVan(invoer, nu)),
        setText(doorVan(invoer)),
      ]),
    ...runsVan(open).map((run) => [
      setText(teksten.stukken(merk, run, stuks)),
      teksten.nogTeDoen,
      '',
      '',
      '',
    ]),
  ];
};

/** By piece, of every entry: each under the moment at which it was named first. */
const fotosVan = ({ merk, invoer }: Gemonteerd, aanwezig: ReadonlySet<string>): LijstFoto[] => {
  const byId = new Map(
    invoer
      .toReversed()
      .flatMap(({ stuk, op, fotos }) => fotos.map(({ id }) => [id, { stuk, op }] as const)),
  );
  return [...byId]
    .filter(([id]) => aanwezig.has(id))
    .toSorted(([, one], [, other]) => one.stuk - other.stuk)
    .map(([id, { stuk, op }]) => ({
      pad: fotoPad(id),
      onderschrift: setText(teksten.foto(merk, stuk, momentTekst(op))),
    }));
};

const somVan = (alle: readonly Gemonteerd[]): string => {
  const som = (van: (stand: MontageStand) => number): number =>
    alle.reduce((sum, { stand }) => sum + van(stand), 0);
  return teksten.som({
    stuks: som(({ stuks }) => stuks),
    geplaatst: som(({ geplaatst }) => geplaatst),
    afwijkingen: som(({ afwijkingen }) => afwijkingen),
    overtollig: som(({ overtollig }) => overtollig),
    uitBestand: som(({ uitBestand }) => uitBestand),
    ouderAdvies: som(({ ouderAdvies }) => ouderAdvies),
    gereed: alle.filter(({ stand }) => stand.gereed).length,
    gevelvullingen: alle.length,
  });
};

/** Names those; empty: there are none. */
const noem = (die: readonly Gemonteerd[], zin: (merken: string) => string): string[] =>
  die.length === 0 ? [] : [zin(die.map(({ merk }) => merk).join(', '))];

const deelVan = (
  kop: string,
  alle: readonly Gemonteerd[],
  aanwezig: ReadonlySet<string>,
): LijstDeel => ({
  kop: setText(kop),
  letOp: [
    somVan(alle),
    ...noem(
      alle.filter(({ voldoet }) => voldoet === false),
      teksten.voldoetNiet,
    ),
    ...noem(
      alle.filter(({ waarschuwingen }) => waarschuwingen > 0),
      teksten.gewaarschuwd,
    ),
    ...noem(
      alle.filter(
        ({ voldoet, gevelvulling }) =>
          voldoet === true && !gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData),
      ),
      teksten.nietGetoetst,
    ),
  ],
  kolommen: teksten.kolommen.map((naam) => ({ naam, rechts: false })),
  rijen: alle.flatMap(rijenVan),
  fotos: alle.flatMap((each) => fotosVan(each, aanwezig)),
});

/** The photos that the report has room for, in the order in which they were sent. */
export const fotosVoorRapport = ({ fotos }: RapportMontage): RapportMontage['fotos'] => {
  let bytes = 0;
  return fotos.filter((foto) => {
    if (bytes + foto.bytes.length > MEESTE_BYTES) return false;
    bytes += foto.bytes.length;
    return true;
  });
};

/** What was mounted on site beside what is advised: per storey every piece, with deviations, who and when. */
export const montageOf = (opdracht: RapportOpdracht): LijstGegevens => {
  const { project, catalogus, montage = { invoer: [], fotos: [] } } = opdracht;
  const { projectGegevens } = project;
  const vandaag = dagVan(opdracht.op);
  const perGevelvulling = nieuwsteInvoer(montage.invoer);
  const alles = new Map<string, MontageInvoer[]>();
  for (const each of montage.invoer) {
    const before = alles.get(each.gevelvulling);
    if (before === undefined) alles.set(each.gevelvulling, [each]);
    else before.push(each);
  }
  const gemonteerd = opVolgorde(gekozenUit(opdracht)).map((gevelvulling): Gemonteerd => {
    const { id, aantal } = gevelvulling.gevelvullingEnKaderData;
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    const nu = getoondAdviesOf(gevelvulling, advies);
    const voldoet = voldoetVan(gevelvulling, advies);
    const stukken = perGevelvulling.get(id) ?? new Map<number, MontageInvoer>();
    return {
      gevelvulling,
      invoer: alles.get(id) ?? [],
      merk: merkOf(gevelvulling),
      nu,
      voldoet,
      waarschuwingen:
        advies === null
          ? 0
          : telAlleWaarschuwingen(advies, { projectGegevens, gevelvulling, catalogus }, vandaag),
      stukken,
      stand: montageStandOf(stukken, { stuks: aantal ?? 0, nu, voldoet }),
    };
  });
  const ids = new Set(project.gevelvullingen.map((one) => one.gevelvullingEnKaderData.id));
  const verdwenen = [...perGevelvulling.keys()].filter((id) => !ids.has(id)).length;
  const aanwezig = new Set(fotosVoorRapport(montage).map(({ id }) => id));
  const genoemd = new Set(
    gemonteerd.flatMap(({ invoer }) => invoer.flatMap(({ fotos }) => fotos.map(({ id }) => id))),
  );
  const weggelaten = [...genoemd].filter((id) => !aanwezig.has(id)).length;
  return {
    ...kopVan(opdracht, teksten.titel),
    letOp: [
      somVan(gemonteerd),
      ...(verdwenen === 0 ? [] : [teksten.verdwenen(verdwenen)]),
      ...(weggelaten === 0 ? [] : [teksten.weggelaten(weggelaten)]),
    ],
    delen: plaatsGroepen(
      gemonteerd,
      ({ gevelvulling }) => gevelvulling.gevelvullingEnKaderData.bouwlaag ?? null,
    ).map(({ naam, items }) => deelVan(groepNaam('bouwlaag', naam), items, aanwezig)),
  };
};
