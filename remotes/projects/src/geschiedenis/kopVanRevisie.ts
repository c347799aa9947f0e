import type { GevelvullingWijziging, ProjectRevisie } from '@adviestool/contract/geschiedenis';

import { teksten } from './teksten.ts';

/** How many gevelvullingen are named in one line. */
const GENOEMD = 3;

const SOORTEN = ['gewijzigd', 'toegevoegd', 'verwijderd'] as const;

export const merkVan = ({ merk }: GevelvullingWijziging): string =>
  merk === null || merk.trim() === '' ? teksten.zonderMerk : merk;

/** "K01, K02 en nog 35 gevelvullingen gewijzigd" */
const gevelvullingenRegel = (
  { aantallen, gevelvullingen }: ProjectRevisie,
  soort: (typeof SOORTEN)[number],
): string[] => {
  const aantal = aantallen[soort];
  if (aantal === 0) return [];
  const genoemd = gevelvullingen.filter((each) => each.soort === soort).slice(0, GENOEMD);
  const namen = genoemd.map(merkVan).join(', ');
  const rest = aantal - genoemd.length;
  const overige = genoemd.length === 0 ? teksten.aantal(rest) : teksten.enNog(rest);
  const wie = [namen, rest > 0 && overige].filter(Boolean).join(' ');
  return [`${wie} ${teksten.soort[soort]}`];
};

/** Of a revision that fixed advices or took that back, which changes nothing else. */
const vaststellingRegel = ({ aantallen, gegevens, gevelvullingen }: ProjectRevisie) => {
  const velden = gevelvullingen.flatMap((each) => each.velden);
  const [first] = velden;
  if (first === undefined || gegevens.length > 0) return null;
  if (velden.some(({ pad }) => pad !== 'vastgesteld')) return null;
  return first.na === undefined
    ? teksten.ingetrokken(aantallen.gewijzigd)
    : teksten.vastgesteld(aantallen.gewijzigd);
};

/** What a revision is about, in a line or a few. */
export const kopVanRevisie = (revisie: ProjectRevisie): string[] => {
  if (revisie.overgedragen !== null) {
    const { van, aan } = revisie.overgedragen;
    return [teksten.overgedragen(van.name, aan.name)];
  }
  if (revisie.teruggezet_van !== null) return [teksten.teruggezet(revisie.teruggezet_van)];
  const vaststelling = vaststellingRegel(revisie);
  if (vaststelling !== null) return [vaststelling];
  const { aantallen, gegevens } = revisie;
  const regels = [
    ...(revisie.lijst === undefined ? [] : [teksten.lijst(revisie.lijst)]),
    ...(gegevens.length > 0 ? [teksten.gegevensGewijzigd] : []),
    ...SOORTEN.flatMap((soort) => gevelvullingenRegel(revisie, soort)),
    ...(revisie.volgorde && aantallen.toegevoegd + aantallen.verwijderd === 0
      ? [teksten.volgorde]
      : []),
  ];
  if (regels.length > 0) return regels;
  if (revisie.herkomst !== undefined) return [teksten.herkomst(revisie.herkomst)];
  if (revisie.op === null) return [teksten.begin];
  return [revisie.revision === 1 ? teksten.aangemaakt : teksten.opgeslagen];
};
