import type {
  DetailleringData,
  Gevelvulling,
  GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import { mapZijden, perZijde, type PerZijde, type Zijde } from '@adviestool/contract/zijde';

import { cleanDetaillering, offeredDetaillering, withUnknownDetaillering } from './detaillering.ts';
import { nextMerk } from './nextMerk.ts';
import { HART_OP_HART_GRENZEN, RANDAFSTAND } from './invoergrenzen.ts';
import { cleanKader, possibleVariants, verankerdeZijdenOf, type KaderWaarden } from './variants.ts';
import { withoutElementen } from './withoutModel.ts';

/** The bounds of the hart-op-hart distance per side, mm. */
export const hartOpHartGrenzenOf = (
  type: GevelvullingType,
): Readonly<PerZijde<{ readonly min: number; readonly max: number }>> => HART_OP_HART_GRENZEN[type];

const isHsb = ({ gevelvullingType }: KaderWaarden): boolean => gevelvullingType === 'hsb';

const maximaFor = (kader: KaderWaarden): PerZijde<number> => {
  const grenzen = hartOpHartGrenzenOf(isHsb(kader) ? 'hsb' : 'kozijn');
  return perZijde((zijde) => grenzen[zijde].max);
};

/** The anchored sides as far as the choices decide them: a kozijn has three, whatever its variant. */
const verankerdeZijdenFor = (kader: KaderWaarden): Zijde[] => {
  const type = kader.gevelvullingType ?? null;
  if (type === 'kozijn' || type === 'schuifpui') return [...verankerdeZijdenOf(`${type}Prefab`)];
  const zijden = kader.verbondenAantalZijden ?? null;
  if (type === null || zijden === null) return [];
  return [...verankerdeZijdenOf(`hsb${zijden}ZijdigZonderBevestigingsmiddelen`)];
};

const withoutUndefined = (kader: KaderWaarden): KaderWaarden =>
  Object.fromEntries(Object.entries(kader).filter(([, value]) => value !== undefined));

/**
 * A new gevelvulling: aantal 1, hoogte and breedte 0, merk null, edge distance
 * 200 mm, the largest hart-op-hart distances of its type. Frame data that are given replace the defaults.
 */
export const createGevelvulling = (kader: KaderWaarden & { id: string }): Gevelvulling => {
  const gevelvullingEnKaderData = {
    merk: null,
    aantal: 1,
    hoogte: 0,
    breedte: 0,
    ...withoutUndefined(kader),
    id: kader.id,
  };
  return {
    gevelvullingEnKaderData,
    detailleringData: {},
    verankerdeZijden: verankerdeZijdenFor(kader),
    afstandHoekGevelvullingTotEersteAnker: perZijde(() => RANDAFSTAND.standaard),
    maximumHartOpHartMaat: maximaFor(kader),
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: null })),
    productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
  };
};

/**
 * Takes over the frame data of a form. What no longer applies is removed, from the detaillering too; the
 * anchored sides follow; between hsb and the other types the hart-op-hart distances start afresh. Numbers
 * of sides that are no longer anchored are dropped; their products stay for `resetProductKeuze` to report.
 */
export const applyKader = (gevelvulling: Gevelvulling, kader: KaderWaarden): Gevelvulling => {
  const { id, ...previous } = gevelvulling.gevelvullingEnKaderData;
  const gevelvullingEnKaderData = cleanKader({ ...previous, ...kader, id });
  const verankerdeZijden = verankerdeZijdenFor(gevelvullingEnKaderData);
  const changesFamily = isHsb(previous) !== isHsb(gevelvullingEnKaderData);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData,
    detailleringData: cleanDetaillering(
      possibleVariants(gevelvullingEnKaderData),
      gevelvulling.detailleringData,
    ),
    verankerdeZijden,
    maximumHartOpHartMaat: changesFamily
      ? { ...gevelvulling.maximumHartOpHartMaat, ...maximaFor(gevelvullingEnKaderData) }
      : gevelvulling.maximumHartOpHartMaat,
    aantalAnkers: mapZijden(gevelvulling.aantalAnkers, (aantal, zijde) =>
      verankerdeZijden.includes(zijde) ? aantal : { ...aantal, geadviseerd: null, gekozen: null },
    ),
  };
};

/**
 * Takes over the detaillering of a form, without what no variant asks that it can still be; a choice that
 * none of these offers leaves what was chosen. What a newer release keeps in the detaillering stays: no
 * form of this one can have changed it.
 */
export const applyDetaillering = (
  gevelvulling: Gevelvulling,
  answers: DetailleringData,
): Gevelvulling => {
  const variants = possibleVariants(gevelvulling.gevelvullingEnKaderData);
  const before = gevelvulling.detailleringData;
  const detaillering = withUnknownDetaillering(before, answers);
  return {
    ...gevelvulling,
    detailleringData: cleanDetaillering(
      variants,
      offeredDetaillering(variants, detaillering, before),
    ),
  };
};

/** The own values with those of another, but where that one is open. */
const takenOver = (own: object, other: object): Record<string, unknown> => ({
  ...own,
  ...Object.fromEntries(
    Object.entries(other).filter(
      ([key, value]) => (value ?? null) !== null || !Object.hasOwn(own, key),
    ),
  ),
});

/**
 * Takes over the detaillering of another gevelvulling as far as it applies. What the other has no
 * answer to stays as it is.
 */
export const copyDetaillering = (
  gevelvulling: Gevelvulling,
  source: Gevelvulling,
): Gevelvulling => {
  const { detailleringData: own } = gevelvulling;
  const { plaatsing, ...other } = source.detailleringData;
  return applyDetaillering(gevelvulling, {
    ...takenOver(own, other),
    ...(plaatsing && { plaatsing: takenOver(own.plaatsing ?? {}, plaatsing) }),
  });
};

interface Duplicaat {
  id: string;
  /** Of the project: the next merk that none of them has is taken. */
  gevelvullingen: readonly Gevelvulling[];
  /** When it is made; left out: it is yet to be saved. */
  created?: string;
}

/**
 * A copy under its own id, with the next merk. It is not the imported element any more, so it has
 * nothing of the model but how high the building is; its advice is not fixed.
 */
export const duplicateGevelvulling = (
  {
    vastgesteld: _vastgesteld,
    created: _created,
    changed: _changed,
    ...gevelvulling
  }: Gevelvulling,
  { id, gevelvullingen, created }: Duplicaat,
): Gevelvulling => {
  const kader = withoutElementen(gevelvulling.gevelvullingEnKaderData);
  const taken = gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk ?? '');
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...kader, id, merk: nextMerk(kader.merk, taken) },
    ...(created !== undefined && { created, changed: created }),
  };
};

const ATTEMPTS = 1000;

/**
 * A random id that the project does not have yet: the first 8 hexadecimal characters of a UUID.
 * @throws Error when the source of randomness keeps giving unusable or known ids.
 */
export const createGevelvullingId = (
  existingIds: Iterable<string>,
  randomUuid: () => string,
): string => {
  // Many are made one after another, of which each would make the set anew.
  const known = existingIds instanceof Set ? existingIds : new Set(existingIds);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const id = randomUuid().slice(0, 8);
    if (/^[0-9a-f]{8}$/.test(id) && !known.has(id)) return id;
  }
  throw new Error('No new id of 8 hexadecimal characters was found.');
};
