import { isSameCatalogus, type CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { gevelvullingenSchema } from '@adviestool/contract/project';
import type { ProjectBestand } from '@adviestool/contract/projectBestand';
import { parseJson } from '@adviestool/contract/projectRecord';
import { bezwaarTegen } from '@adviestool/contract/rapportsleutels';
import { adresTekst } from '@adviestool/domain/toelichting/adresTekst';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import type { Definition } from '@adviestool/ui/DefinitionList';

import type { Omgeving } from './omgevingOf.ts';
import { teksten } from './teksten.ts';

/** What comes of a file: what it holds, and what is otherwise here than where it was made. */
export interface Voorbeeld {
  regels: readonly Definition[];
  meldingen: readonly string[];
}

const catalogusRegel = ({ inhoud: { gegevens } }: ProjectBestand): string =>
  gegevens.catalogus ? `${gegevens.catalogus.id} ${gegevens.catalogus.versie}` : teksten.inGebruik;

/** What is otherwise here of the catalogue that the file names; the import then takes the one in use. */
const catalogusMelding = (bestand: ProjectBestand, { catalogi, hash }: Omgeving): string | null => {
  const { catalogi: daar, gegevens } = bestand.inhoud;
  const { catalogus } = gegevens;
  if (!catalogus || catalogi === null) return null;
  const naam = catalogusRegel(bestand);
  const isDeze = (each: CatalogusNaam): boolean => isSameCatalogus(each, catalogus);
  if (!catalogi.some(isDeze)) return teksten.catalogusOnbekend(naam);
  return hash === null || hash === daar.find(isDeze)?.hash ? null : teksten.catalogusAnders(naam);
};

const meldingenOf = (
  bestand: ProjectBestand,
  omgeving: Omgeving,
  vastgesteld: number,
): string[] => {
  const { sleutels } = omgeving;
  const melding = catalogusMelding(bestand, omgeving);
  const sleutel = sleutels?.find(({ kid }) => kid === bestand.handtekening.kid);
  const bezwaar = sleutel === undefined ? null : bezwaarTegen(sleutel, bestand.inhoud.bron.op);
  const isOnbekend = sleutels !== null && (sleutel === undefined || bezwaar !== null);
  const { bestellingen = [], montage = [] } = bestand.inhoud;
  const gezegd = bestellingen.length + montage.length;
  return [
    ...(vastgesteld > 0 && sleutels === null ? [teksten.sleutelsOnbekend] : []),
    ...(vastgesteld > 0 && isOnbekend ? [teksten.vervallen(vastgesteld, bezwaar)] : []),
    ...(gezegd > 0 && isOnbekend
      ? [teksten.nietTeControleren(bestellingen.length, montage.length, bezwaar)]
      : []),
    ...(melding === null ? [] : [melding]),
  ];
};

/** Shows what a file brings, before anything is made of it. */
export const voorbeeldOf = (bestand: ProjectBestand, omgeving: Omgeving): Voorbeeld => {
  const { gegevens, gevelvullingen_json, standaarden, bron, bestellingen, montage } =
    bestand.inhoud;
  const gevelvullingen = gevelvullingenSchema.parse(parseJson(gevelvullingen_json));
  const vastgesteld = gevelvullingen.filter((one) => one.vastgesteld !== undefined).length;
  const { werkadres, plaats_werkadres: plaatsWerkadres } = gegevens;
  const typen = GEVELVULLING_TYPES.filter((type) => standaarden[type] !== null);
  const { veld } = teksten;
  return {
    regels: [
      { term: veld.naam, value: gegevens.name },
      { term: veld.referentienummer, value: gegevens.referentienummer ?? teksten.geen },
      { term: veld.adres, value: adresTekst({ werkadres, plaatsWerkadres }) || teksten.geen },
      { term: veld.gevelvullingen, value: teksten.gevelvullingen(gevelvullingen.length) },
      {
        term: veld.vastgesteld,
        value: vastgesteld === 0 ? teksten.geen : teksten.vastgesteld(vastgesteld),
      },
      {
        term: veld.standaarden,
        value: typen.map((type) => gevelvullingTypeLabels[type]).join(', ') || teksten.geen,
      },
      { term: veld.catalogus, value: catalogusRegel(bestand) },
      ...(bestellingen === undefined
        ? []
        : [{ term: veld.bestellingen, value: teksten.bestellingen(bestellingen.length) }]),
      ...(montage === undefined
        ? []
        : [{ term: veld.montage, value: teksten.montage(montage.length) }]),
      { term: veld.uit, value: teksten.geexporteerd(bron.op, bron.revisie) },
    ],
    meldingen: meldingenOf(bestand, omgeving, vastgesteld),
  };
};
