import type { DetailleringData } from '@adviestool/contract/gevelvulling';
import {
  binnenmuurLabels,
  bovendorpelLabels,
  bovenregelLabels,
  elementBevatLabels,
  gewichtinvoerLabels,
  onderdorpelLabels,
  onderregelLabels,
  plaatsingBovenzijdeLabels,
  plaatsingOnderzijdeLabels,
  vloertypeLabels,
} from '@adviestool/domain/labels';
import type { Definition } from '@adviestool/ui/DefinitionList';

import { MATEN } from '../../detaillering/maatLabels.ts';
import { ingevuld, known, labelOf } from './regel.ts';

const elementBevat = (value: DetailleringData['elementBevatKozijnOfSchuifpuiVanafOnderzijde']) =>
  labelOf(elementBevatLabels, value === false ? 'nee' : value);

/** What the report says of the detaillering: everything that was filled in, in the order of the form. */
export const detailleringRegels = (data: DetailleringData): Definition[] =>
  known([
    {
      term: 'Plaatsing onderzijde',
      value: labelOf(plaatsingOnderzijdeLabels, data.plaatsing?.onderzijde),
    },
    {
      term: 'Plaatsing bovenzijde',
      value: labelOf(plaatsingBovenzijdeLabels, data.plaatsing?.bovenzijde),
    },
    { term: 'Vloertype onderzijde', value: labelOf(vloertypeLabels, data.vloertypeOnderzijde) },
    { term: 'Vloertype bovenzijde', value: labelOf(vloertypeLabels, data.vloertypeBovenzijde) },
    { term: 'Binnenmuur', value: labelOf(binnenmuurLabels, data.binnenmuur) },
    { term: 'Onderdorpel', value: labelOf(onderdorpelLabels, data.onderdorpel) },
    {
      term: 'Maximale hart-op-hartafstand laagreliëfdorpel',
      value: ingevuld(data.maximaleHartOpHartMaatLaagReliefDorpel, 'mm'),
    },
    { term: 'Bovendorpel', value: labelOf(bovendorpelLabels, data.bovendorpel) },
    { term: 'Onderregel', value: labelOf(onderregelLabels, data.onderregel) },
    {
      term: 'Afstand voorkant vloerrand tot hart groef',
      value: ingevuld(data.afstandVoorkantVloerrandTotHartGroef, 'mm'),
    },
    { term: 'Bovenregel', value: labelOf(bovenregelLabels, data.bovenregel) },
    ...MATEN.map(({ name, label }) => ({ term: label, value: ingevuld(data[name], 'mm') })),
    {
      term: 'Element bevat kozijn of schuifpui vanaf onderzijde',
      value: elementBevat(data.elementBevatKozijnOfSchuifpuiVanafOnderzijde),
    },
    { term: gewichtinvoerLabels.glasgewicht, value: ingevuld(data.glasgewicht, 'kg/m²') },
    { term: gewichtinvoerLabels.gewichtElement, value: ingevuld(data.gewichtElement, 'kg/m²') },
    { term: gewichtinvoerLabels.totaalgewicht, value: ingevuld(data.totaalgewicht, 'kg') },
  ]);
