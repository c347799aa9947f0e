import type { AdviezenMessage, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { maatVan } from '@adviestool/ifc/maat';
import { uuidOf } from '@adviestool/ifc/nameGuid';
import { aantalHoekankersVan } from '@adviestool/ifc/uitkomst';

import { aanleidingenVan, type Aanleiding } from '../advies/aanleidingenVan.ts';
import { andereMaatIn, type Gemeten } from '../advies/andereMaatIn.ts';
import { teksten } from '../advies/teksten.ts';
import { nietGeplaatstRegels } from '../ifc/nietGeplaatstRegels.ts';
import { cameraVoor, type Camera, type Geplaatst } from './camera.ts';

/** A topic: what somebody who draws the model should look at. */
export interface Onderwerp {
  guid: string;
  viewpointGuid: string;
  titel: string;
  omschrijving: string;
  labels: readonly string[];
  globalIds: readonly string[];
  camera: Camera | null;
  /** SVG. */
  tekening: string | null;
}

const maatRegelVan = ({ breedte, hoogte }: GevelvullingAdvies): string | null =>
  breedte === null || hoogte === null
    ? null
    : teksten.bcf.maat(formatGetal(breedte), formatGetal(hoogte));

/** What a topic says of elements that do not have the size that was advised: as a copy of the model would. */
const andereMaatRegels = (
  { merk, breedte, hoogte }: GevelvullingAdvies,
  anders: readonly Gemeten[],
): string[] => {
  const advies = maatVan({ breedte, hoogte });
  const gemeten = anders.flatMap((each) => {
    const maat = maatVan(each);
    if (maat === null || advies === null) return [];
    const { globalId } = each;
    return { globalId, merk, advies, maat, reden: 'andereMaat' as const, heeftMaat: false };
  });
  const zonder = anders.length - gemeten.length;
  return [...nietGeplaatstRegels(gemeten), ...(zonder === 0 ? [] : [teksten.bcf.geenMaat(zonder)])];
};

const omschrijvingVan = (gevelvulling: GevelvullingAdvies, anders: readonly Gemeten[]): string => {
  const { type, elementen, meldingen, kenmerk } = gevelvulling;
  const verdiepingen = new Set(elementen.flatMap(({ verdieping }) => verdieping ?? []));
  const hoekankers = aantalHoekankersVan(gevelvulling);
  const wat = [
    type === null ? null : gevelvullingTypeLabels[type],
    maatRegelVan(gevelvulling),
    [...verdiepingen].join(', ') || null,
  ].filter((deel) => deel !== null);
  return [
    wat.join(' · ') || null,
    hoekankers === null ? teksten.bcf.geenAdvies : teksten.bcf.hoekankers(hoekankers),
    ...andereMaatRegels(gevelvulling, anders),
    ...meldingen,
    kenmerk === null ? null : teksten.bcf.kenmerk(kenmerk),
  ]
    .filter((regel) => regel !== null)
    .join('\n');
};

/** What is known of the model that topics are about. */
export interface OnderwerpModel {
  elementen: readonly (Geplaatst & Gemeten)[];
  /** Height of the building's origin in the model, mm. */
  grond: number;
}

/** A gevelvulling that somebody should look at, and why. */
interface Bezien {
  gevelvulling: GevelvullingAdvies;
  anders: readonly Gemeten[];
  aanleidingen: readonly Aanleiding[];
}

/** It complies, is as it was fixed, and all there is to say of it is that its fastening was not tested. */
const isAlleenNietGetoetst = ({ gevelvulling: { meldingen }, aanleidingen }: Bezien): boolean =>
  aanleidingen.every((each) => each === 'melding') &&
  meldingen.every((melding) => melding === adviesTeksten.bevestigingNietGetoetstZin);

/** Elements in one topic: a reader may be slow with more. */
const MEESTE_ELEMENTEN = 1000;

/** Gevelvullingen in lots that one topic can hold. */
const inDelen = (gevelvullingen: readonly GevelvullingAdvies[]): GevelvullingAdvies[][] => {
  const delen: GevelvullingAdvies[][] = [];
  let ruimte = 0;
  for (const gevelvulling of gevelvullingen) {
    const aantal = gevelvulling.elementen.length;
    const deel = delen.at(-1);
    if (deel !== undefined && aantal <= ruimte) deel.push(gevelvulling);
    else {
      delen.push([gevelvulling]);
      ruimte = MEESTE_ELEMENTEN;
    }
    ruimte -= aantal;
  }
  return delen;
};

const globalIdsVan = (gevelvullingen: readonly GevelvullingAdvies[]): string[] =>
  gevelvullingen.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId));

/**
 * A topic for each gevelvulling of the model that does not comply, is incomplete or changed, has a message, or
 * an element of another size than was advised; one for all that comply and of which only the fastening was not
 * tested. It keeps its identity, so that a later file updates it.
 * @param model for where its elements are, and how large
 */
export const onderwerpenVan = (
  { project, gevelvullingen }: AdviezenMessage,
  { elementen, grond }: OnderwerpModel,
): Onderwerp[] => {
  const inModel = new Map(elementen.map((each) => [each.globalId, each]));
  const metBeeld = (
    id: string,
    globalIds: readonly string[],
  ): Pick<Onderwerp, 'guid' | 'viewpointGuid' | 'globalIds' | 'camera'> => ({
    guid: uuidOf('onderwerp', project.metadataId, id),
    viewpointGuid: uuidOf('aanzicht', project.metadataId, id),
    globalIds,
    camera:
      globalIds
        .flatMap((globalId) => inModel.get(globalId) ?? [])
        .flatMap((each) => cameraVoor(each, grond) ?? [])[0] ?? null,
  });
  const bezien = gevelvullingen.flatMap((gevelvulling): Bezien[] => {
    const anders = andereMaatIn(gevelvulling, inModel);
    const aanleidingen = aanleidingenVan(gevelvulling, anders.length > 0);
    const isOnderwerp = aanleidingen.length > 0 && gevelvulling.elementen.length > 0;
    return isOnderwerp ? [{ gevelvulling, anders, aanleidingen }] : [];
  });
  const nietGetoetst = bezien.filter(isAlleenNietGetoetst);
  return [
    ...bezien
      .filter((each) => !isAlleenNietGetoetst(each))
      .map(({ gevelvulling, anders, aanleidingen }) => {
        const labels = aanleidingen.map((aanleiding) => teksten.aanleiding[aanleiding]);
        const globalIds = globalIdsVan([gevelvulling]);
        return {
          ...metBeeld(gevelvulling.id, globalIds),
          titel: teksten.bcf.titel(gevelvulling.merk, globalIds.length, labels),
          omschrijving: omschrijvingVan(gevelvulling, anders),
          labels,
          tekening: gevelvulling.tekening,
        };
      }),
    ...inDelen(nietGetoetst.map(({ gevelvulling }) => gevelvulling)).map((deel, index) => {
      const globalIds = globalIdsVan(deel);
      const merken = new Set(deel.map(({ merk }) => merk ?? teksten.zonderMerk));
      return {
        ...metBeeld(`niet getoetst ${index}`, globalIds),
        titel: teksten.bcf.nietGetoetst(deel.length, globalIds.length),
        omschrijving: [
          adviesTeksten.bevestigingNietGetoetstZin,
          teksten.bcf.merken([...merken]),
        ].join('\n'),
        labels: [teksten.aanleiding.melding],
        tekening: deel[0]?.tekening ?? null,
      };
    }),
  ];
};
