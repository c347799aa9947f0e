import type { Ondergrond } from '@adviestool/contract/catalogus';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import type { Berekening } from '../rekenen/berekening.ts';
import { grootsteHefboom } from '../rekenen/hefboom.ts';
import { gebruiktBevestigingsmiddelen, ondergrondOf } from '../rekenen/ondergrond.ts';
import { REKENMATERIAAL } from '../rekenen/uitgangspunten.ts';
import { DETAILLERING_VELDEN } from '../velden/detailleringVelden.ts';
import { leverancierNaam } from '../velden/namen.ts';
import { ankerPlaatsingLabels, zijdeLabel } from './labels.ts';
import { UIT_IMPORT } from './uitImport.ts';
import type { Uitgangspunt } from './uitgangspunten.ts';

/** By id, the name of each supplier of fasteners. */
type Leveranciers = Readonly<Record<string, string>>;

const ONDERGROND_LABELS: Readonly<Record<Ondergrond, string>> = {
  ...DETAILLERING_VELDEN.vloertypeOnderzijde.opties,
  ...DETAILLERING_VELDEN.binnenmuur.opties,
  latei: ankerPlaatsingLabels.latei,
  prefab: ankerPlaatsingLabels.prefab,
};

const PROJECTGEGEVENS = 'projectgegevens';
const GEVELVULLING = 'gevelvulling en kader';
const DETAILLERING = 'detaillering';

const gebouwhoogteOf = ({ gedeeld: { invoer } }: Berekening): Uitgangspunt => {
  const { gebouwhoogte, gebouwhoogteControleren } = invoer.projectGegevens;
  const project = `${formatGetal(gebouwhoogte)} m`;
  const nog = gebouwhoogteControleren === true ? ` (${UIT_IMPORT})` : '';
  const eigen = invoer.gevelvulling.gevelvullingEnKaderData.gebouwHoogte ?? null;
  const label = 'Gebouwhoogte voor de wind';
  return eigen === null
    ? { label, tekst: `${project}, van het project${nog}.`, herkomst: PROJECTGEGEVENS }
    : {
        label,
        tekst: `${formatGetal(eigen)} m, van deze gevelvulling (het project heeft ${project}).`,
        herkomst: GEVELVULLING,
      };
};

const leverancierOf = (
  { gedeeld: { invoer } }: Berekening,
  leveranciers: Leveranciers,
): Uitgangspunt[] => {
  const kader = invoer.gevelvulling.gevelvullingEnKaderData;
  const label = 'Bevestigingsmiddelen';
  const herkomst = GEVELVULLING;
  if (!gebruiktBevestigingsmiddelen(kader)) {
    return [{ label, tekst: 'Niet getoetst: te dimensioneren door de leverancier.', herkomst }];
  }
  const id = kader.leverancierBevestigingsmiddelen ?? null;
  return id === null
    ? []
    : [{ label, tekst: `Van ${leverancierNaam(leveranciers, id)}.`, herkomst }];
};

/** Which floor, wall or lintel gives each side its factor. */
const ondergrondenOf = ({ gedeeld: { invoer }, zijden }: Berekening): Uitgangspunt[] => {
  const { gevelvulling, catalogus } = invoer;
  const kader = gevelvulling.gevelvullingEnKaderData;
  if (!gebruiktBevestigingsmiddelen(kader)) return [];
  return ZIJDEN.flatMap((zijde) => {
    const ondergrond = ondergrondOf(kader, gevelvulling.detailleringData, zijde);
    if (zijden[zijde] === undefined || ondergrond === null) return [];
    const naam = ONDERGROND_LABELS[ondergrond];
    const materiaal = REKENMATERIAAL[ondergrond];
    const als = materiaal === ondergrond ? '' : `, gerekend als ${materiaal}`;
    const factor = formatGetal(catalogus.ondergrondfactor[ondergrond]);
    return [
      {
        label: `Ondergrond ${zijdeLabel(zijde).toLowerCase()}`,
        tekst: `${naam}${als}; ondergrondfactor ${factor}.`,
        herkomst: `${DETAILLERING}; rekenmodel 3.5`,
      },
    ];
  });
};

/** Fasteners of which no source says to which lever arm they hold, each once, with the largest at which it is used. */
const hefboomarmenOf = ({ gedeeld: { invoer, type }, zijden }: Berekening): Uitgangspunt[] => {
  const { gevelvulling, catalogus } = invoer;
  if (!gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData)) return [];
  return catalogus.bevestigingsmiddelenBouwkundig.flatMap(({ id, naam, maxHefboomarm }) => {
    const armen = ZIJDEN.flatMap((zijde) => {
      const isGebruikt =
        zijden[zijde] !== undefined &&
        gevelvulling.productKeuze[zijde].bevestigingsmiddelen?.includes(id) === true;
      return isGebruikt ? (grootsteHefboom(type, gevelvulling.detailleringData, zijde) ?? []) : [];
    });
    if (maxHefboomarm !== undefined || armen.length === 0) return [];
    return [
      {
        label: naam,
        tekst: `Geldigheid bij hefboomarm ${formatGetal(Math.max(...armen))} mm volgt niet uit de catalogus.`,
        herkomst: '[P] rekenmodel 3.4',
      },
    ];
  });
};

/**
 * What was filled in for this gevelvulling and decides numbers that its steps show: whose gebouwhoogte, whose
 * fasteners, and which floor or wall gives which factor.
 */
export const listInvoerUitgangspunten = (
  berekening: Berekening,
  leveranciers: Leveranciers,
): readonly Uitgangspunt[] => [
  gebouwhoogteOf(berekening),
  ...leverancierOf(berekening, leveranciers),
  ...ondergrondenOf(berekening),
  ...hefboomarmenOf(berekening),
];
