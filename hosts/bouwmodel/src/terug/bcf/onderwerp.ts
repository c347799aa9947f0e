import type { AdviezenMessage, GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { maatVan } from '@adviestool/ifc/maat';
import { uuidOf } from '@adviestool/ifc/nameGuid';
import { aantalHoekankersVan } from '@adviestool/ifc/uitkomst';

import { aanleidingenVan } from '../advies/aanleidingenVan.ts';
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
    : teksten.bcf.maat(formatNumber(breedte), formatNumber(hoogte));

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

/**
 * A topic for each gevelvulling of the model that does not comply, is incomplete or changed, has a message, or
 * an element of another size than was advised. It keeps its identity, so that a later file updates it.
 * @param model for where its elements are, and how large
 */
export const onderwerpenVan = (
  { project, gevelvullingen }: AdviezenMessage,
  { elementen, grond }: OnderwerpModel,
): Onderwerp[] => {
  const inModel = new Map(elementen.map((each) => [each.globalId, each]));
  return gevelvullingen.flatMap((gevelvulling) => {
    const anders = andereMaatIn(gevelvulling, inModel);
    const aanleidingen = aanleidingenVan(gevelvulling, anders.length > 0);
    const globalIds = gevelvulling.elementen.map(({ globalId }) => globalId);
    if (aanleidingen.length === 0 || globalIds.length === 0) return [];
    const labels = aanleidingen.map((aanleiding) => teksten.aanleiding[aanleiding]);
    const geplaatst = globalIds.flatMap((globalId) => inModel.get(globalId) ?? []);
    const camera = geplaatst.flatMap((each) => cameraVoor(each, grond) ?? [])[0] ?? null;
    return {
      guid: uuidOf('onderwerp', project.metadataId, gevelvulling.id),
      viewpointGuid: uuidOf('aanzicht', project.metadataId, gevelvulling.id),
      titel: teksten.bcf.titel(gevelvulling.merk, globalIds.length, labels),
      omschrijving: omschrijvingVan(gevelvulling, anders),
      labels,
      globalIds,
      camera,
      tekening: gevelvulling.tekening,
    };
  });
};
