import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { naamInLijst } from '@adviestool/domain/toelichting/naamInLijst';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import type { Leveranciers } from '@adviestool/domain/velden/namen';
import { telAlleWaarschuwingen } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { dagVan } from '@adviestool/getallen/dagVan';

import {
  gevolgenInWoorden,
  uitkomstInWoorden,
  voldoetVan,
  type Berekend,
} from './gevolgenInWoorden.ts';
import { rowsOf } from './projectDifference.ts';
import { teksten } from './teksten.ts';
import type { GevelvullingVerschil, ProjectVerschil } from './verschilTussen.ts';
import { gevelvullingInWoorden, type WijzigingRegel } from './wijzigingInWoorden.ts';

/** `uitkomst`: the gevelvulling itself is as it was, but it comes out otherwise. */
export const VERSCHIL_SOORTEN = ['nieuw', 'gewijzigd', 'verwijderd', 'uitkomst'] as const;

export type VerschilSoort = (typeof VERSCHIL_SOORTEN)[number];

/** A project with all that is calculated of it. */
export interface BerekendProject {
  readonly project: Project;
  /** Null: it is not known, so that nothing can be calculated. */
  readonly catalogus: Catalogus | null;
  /** Of each of its gevelvullingen; null while its data are incomplete. */
  readonly adviesVan: (gevelvulling: Gevelvulling) => Advies | null;
}

/** A gevelvulling that is otherwise, in words. */
export interface VerschilRij {
  readonly id: string;
  readonly soort: VerschilSoort;
  readonly naam: string;
  /** Those that it has and had. */
  readonly merken: readonly string[];
  /** What is filled in otherwise. */
  readonly regels: readonly WijzigingRegel[];
  /** What comes out otherwise. */
  readonly gevolgen: readonly WijzigingRegel[];
  /** It complied, and does not any more. */
  readonly voldoetNietMeer: boolean;
  /** Of one that came or went: what it is or was. */
  readonly gegevens: readonly { readonly label: string; readonly tekst: string }[];
}

interface Tussen {
  readonly toen: BerekendProject;
  readonly nu: BerekendProject;
  readonly leveranciers: Leveranciers;
  /** ISO date by which sources have expired, of both. */
  readonly vandaag: string;
}

const berekendIn = (
  { project: { projectGegevens }, catalogus, adviesVan }: BerekendProject,
  gevelvulling: Gevelvulling,
  vandaag: string,
): Berekend | null => {
  if (catalogus === null) return null;
  const advies = adviesVan(gevelvulling);
  const waarschuwingen =
    advies === null
      ? 0
      : telAlleWaarschuwingen(advies, { projectGegevens, gevelvulling, catalogus }, vandaag);
  return { gevelvulling, advies, catalogus, waarschuwingen };
};

const merkenVan = (...rijen: readonly (Gevelvulling | null)[]): string[] => [
  ...new Set(rijen.flatMap((rij) => rij?.gevelvullingEnKaderData.merk ?? [])),
];

const gevolgenVan = (
  toen: Gevelvulling,
  nu: Gevelvulling,
  tussen: Tussen,
): Pick<VerschilRij, 'gevolgen' | 'voldoetNietMeer'> => {
  const eerder = berekendIn(tussen.toen, toen, tussen.vandaag);
  const later = berekendIn(tussen.nu, nu, tussen.vandaag);
  if (eerder === null || later === null) return { gevolgen: [], voldoetNietMeer: false };
  return {
    gevolgen: gevolgenInWoorden(eerder, later),
    voldoetNietMeer: voldoetVan(eerder) === true && voldoetVan(later) === false,
  };
};

/** What changed, in words; what they do not tell is said nevertheless. */
const regelsVan = (
  { velden }: Extract<GevelvullingVerschil, { soort: 'gewijzigd' }>,
  { toen, nu, leveranciers }: Tussen,
): WijzigingRegel[] => {
  const catalogus = nu.catalogus ?? toen.catalogus;
  const regels =
    catalogus === null ? [] : gevelvullingInWoorden(velden, { catalogus, leveranciers });
  return regels.length > 0 ? regels : [{ label: teksten.veld.onbekend, voor: null, na: null }];
};

const LEEG = { regels: [], gevolgen: [], gegevens: [], voldoetNietMeer: false } as const;

const rijVan = (verschil: GevelvullingVerschil, tussen: Tussen): VerschilRij => {
  const { id, soort, toen, nu } = verschil;
  const basis = { ...LEEG, id, soort, merken: merkenVan(nu, toen) };
  const eenVan = (rij: Gevelvulling, kant: BerekendProject): VerschilRij => {
    const berekend = berekendIn(kant, rij, tussen.vandaag);
    return {
      ...basis,
      naam: naamInLijst(rij),
      gegevens: berekend === null ? [] : uitkomstInWoorden(berekend),
    };
  };
  if (soort === 'nieuw') return eenVan(nu, tussen.nu);
  if (soort === 'verwijderd') return eenVan(toen, tussen.toen);
  return {
    ...basis,
    naam: naamInLijst(nu),
    regels: regelsVan(verschil, tussen),
    ...gevolgenVan(toen, nu, tussen),
  };
};

/** Whether the same gevelvulling comes out the same in both. */
export const heeftZelfdeBasis = (
  toen: Pick<BerekendProject, 'project' | 'catalogus'>,
  nu: Pick<BerekendProject, 'project' | 'catalogus'>,
): boolean =>
  toen.catalogus === nu.catalogus &&
  isSameInput(toen.project.projectGegevens, nu.project.projectGegevens);

/** Those that are filled in as they were and come out otherwise. */
const alleenUitkomst = (gevelvullingen: ProjectVerschil['gevelvullingen'], tussen: Tussen) => {
  const eerder = rowsOf(tussen.toen.project);
  const anders = new Set(gevelvullingen.map(({ id }) => id));
  const isZelfdeBasis = heeftZelfdeBasis(tussen.toen, tussen.nu);
  return [...rowsOf(tussen.nu.project)].flatMap(([id, nu]): VerschilRij[] => {
    const toen = eerder.get(id);
    if (toen === undefined || anders.has(id)) return [];
    if (isZelfdeBasis && isSameInput(toen.verankerdeZijden, nu.verankerdeZijden)) return [];
    const gevolg = gevolgenVan(toen, nu, tussen);
    if (gevolg.gevolgen.length === 0) return [];
    const naam = naamInLijst(nu);
    return [{ ...LEEG, ...gevolg, id, soort: 'uitkomst', naam, merken: merkenVan(nu) }];
  });
};

/**
 * Every gevelvulling that is otherwise: in the order of the project, then those that went.
 * @param kanten its `vandaag` is, when absent, the day of now
 */
export const verschilRijen = (
  { gevelvullingen }: Pick<ProjectVerschil, 'gevelvullingen'>,
  kanten: Omit<Tussen, 'vandaag'> & Partial<Pick<Tussen, 'vandaag'>>,
): VerschilRij[] => {
  const tussen = { vandaag: dagVan(new Date()), ...kanten };
  const rijen = [
    ...gevelvullingen.map((verschil) => rijVan(verschil, tussen)),
    ...alleenUitkomst(gevelvullingen, tussen),
  ];
  const plaatsen = new Map([...rowsOf(tussen.nu.project).keys()].map((id, plaats) => [id, plaats]));
  const plaatsVan = ({ id }: VerschilRij): number => plaatsen.get(id) ?? plaatsen.size;
  return rijen.toSorted((een, ander) => plaatsVan(een) - plaatsVan(ander));
};

/** What a project comes to. */
export interface Totalen {
  /** Null: they cannot be read. */
  readonly gevelvullingen: number | null;
  /** Of those that have a number; null: nothing can be calculated. */
  readonly hoekankers: number | null;
  /** How many have none, and are not counted. */
  readonly zonderAantal: number;
}

export const totalenVan = ({ project, catalogus, adviesVan }: BerekendProject): Totalen => {
  const { gevelvullingen, onleesbaar } = project;
  if (onleesbaar) return { gevelvullingen: null, hoekankers: null, zonderAantal: 0 };
  const totalen = gevelvullingen.flatMap((rij) => adviesVan(rij)?.totaal ?? []);
  return {
    gevelvullingen: gevelvullingen.length,
    hoekankers: catalogus === null ? null : totalen.reduce((som, totaal) => som + totaal, 0),
    zonderAantal: gevelvullingen.length - totalen.length,
  };
};
