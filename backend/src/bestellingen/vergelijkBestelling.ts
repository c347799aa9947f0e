import { createHash } from 'node:crypto';

import type { Bestelling, BestellingBody } from '@adviestool/contract/bestellingen';
import { canonicalText } from '@adviestool/contract/canonicalText';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import {
  bestelbasisOf,
  bestellijstMet,
  leverancierSleutel,
  type BestelLeverancier,
  type Bestellijst,
} from '@adviestool/domain/bestellijst/bestellijst';
import {
  bestelverschil,
  type BestelverschilRegel,
} from '@adviestool/domain/bestellijst/bestelverschil';
import {
  bouwlijst,
  type Bouwlijst,
  type BouwlijstOntbrekend,
} from '@adviestool/domain/bouwlijst/bouwlijst';
import { leverancierNaam, type Leveranciers } from '@adviestool/domain/velden/namen';

import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { ONBEKEND } from '../catalogi/versiesNu.ts';
import type { Stand, Vergeleken } from '../database/schema/bestellingen.ts';
import { createProjects } from '../projectopslag/projects.ts';

export interface BestelServices extends CatalogusServices {
  /** By group, how its suppliers of fasteners are called. */
  siteInstellingen: () => readonly { groupId: number; leveranciers: Leveranciers }[];
}

/** What would be ordered now in place of an order. */
export interface Nu {
  /** As the page makes it of what it shows. */
  advieshash: string;
  /** Hash of what each gevelvulling takes of the supplier, and of which it does not comply. */
  basis: string;
  /** Ids of the gevelvullingen that take something of the supplier. */
  geteld: string[];
  /** Of those. */
  voldoetNiet: { id: string; naam: string }[];
  /** Gevelvullingen of the project that are in none of the numbers. */
  ontbrekend: readonly BouwlijstOntbrekend[];
  verschillen: readonly BestelverschilRegel[];
}

/** What a project is calculated with, and what that makes of its orders. */
export interface Vergelijker {
  revisie: number;
  versies: string;
  /** Null: it cannot be calculated. */
  vergelijk: ((bestelling: Bestelling) => Nu) | null;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const herkomstIn = ({ regels }: BestelLeverancier): Pick<Nu, 'geteld' | 'voldoetNiet'> => {
  const herkomst = regels.flatMap(({ leveringen }) => leveringen.flatMap((each) => each.herkomst));
  const namen = new Map(
    herkomst.filter(({ voldoet }) => !voldoet).map(({ id, naam }) => [id, naam]),
  );
  return {
    geteld: [...new Set(herkomst.map(({ id }) => id))],
    voldoetNiet: [...namen].map(([id, naam]) => ({ id, naam })),
  };
};

const nuVan = (
  besteld: Bestellijst,
  ontbrekend: Bouwlijst['ontbrekend'],
  bestelling: Bestelling,
): Nu => {
  const sleutel = leverancierSleutel(bestelling.leverancier);
  const leverancier = besteld.leveranciers.find((each) => each.sleutel === sleutel);
  const { geteld, voldoetNiet } =
    leverancier === undefined ? { geteld: [], voldoetNiet: [] } : herkomstIn(leverancier);
  const basis = leverancier === undefined ? '' : bestelbasisOf(leverancier);
  const oordeel = canonicalText(voldoetNiet.map(({ id }) => id).toSorted());
  return {
    advieshash: sha256(basis),
    basis: sha256(`${basis}\n${oordeel}`),
    geteld,
    voldoetNiet,
    ontbrekend,
    verschillen: bestelverschil(bestelling, besteld).regels,
  };
};

/** What compares orders of a project with what is to be ordered of their supplier now; null: the project is gone. */
export const readVergelijker = async (
  { database, rekenwijzen, siteInstellingen }: BestelServices,
  { id, groupId }: { id: number; groupId: number },
): Promise<Vergelijker | null> => {
  const content = await createProjects(database).findContent(id);
  if (content === null) return null;
  const { data, lijst, revision: revisie } = content;
  const rekenwijze = await rekenwijzen.of(groupId, data.catalogus);
  // Also what this release cannot read: one that can looks at it, whatever it calculates with.
  if (rekenwijze === null || lijst === null) {
    return { revisie, versies: ONBEKEND, vergelijk: null };
  }
  const { catalogus, versies } = rekenwijze;
  const leveranciers =
    siteInstellingen().find((each) => each.groupId === groupId)?.leveranciers ?? {};
  const nodig = bouwlijst({
    projectGegevens: projectGegevensOf(data),
    gevelvullingen: lijst.map(({ gevelvulling }) => gevelvulling),
    catalogus,
  });
  const besteldMet = bestellijstMet({
    lijst: nodig,
    catalogus,
    naamVan: (leverancier) =>
      leverancier === null ? null : leverancierNaam(leveranciers, leverancier),
  });
  return {
    revisie,
    versies,
    vergelijk: (bestelling) => nuVan(besteldMet(bestelling), nodig.ontbrekend, bestelling),
  };
};

/** What is noted of what an order comes to now, after what was noted before. */
export const standNa = (
  { basis, geteld, voldoetNiet, ontbrekend }: Nu,
  { toen, versies }: { toen: Stand | undefined; versies: string },
): Stand => {
  const geteldToen = new Set([...(toen?.geteld ?? []), ...(toen?.gemist ?? [])]);
  return {
    basis,
    voldoetNiet: voldoetNiet.map(({ id }) => id),
    geteld,
    gemist: ontbrekend.map(({ id }) => id).filter((id) => geteldToen.has(id)),
    gezien: [...new Set([...(toen?.gezien ?? []), versies])],
  };
};

/** What a new order is compared with later; null: it cannot be calculated. */
export const vergelekenBij = async (
  services: BestelServices,
  project: { id: number; groupId: number },
  body: BestellingBody,
): Promise<Vergeleken | null> => {
  const vergelijker = await readVergelijker(services, project);
  if (vergelijker === null || vergelijker.vergelijk === null) return null;
  const { revisie, versies, vergelijk } = vergelijker;
  const op = services.now().toISOString();
  const nu = vergelijk({ ...body, op, door: null });
  const stand = standNa(nu, { toen: undefined, versies });
  if (nu.advieshash === body.advieshash) return { revisie, versies, stand };
  // The page showed something else, by another catalogue or calculation: the next look tells what is otherwise.
  const gemist = nu.ontbrekend.filter(({ reden }) => reden === 'geenAantal').map(({ id }) => id);
  return {
    revisie,
    versies: ONBEKEND,
    stand: { ...stand, basis: body.advieshash, voldoetNiet: [], gemist, gezien: [] },
  };
};
