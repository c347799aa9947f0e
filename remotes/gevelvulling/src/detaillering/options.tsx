import {
  BOVENREGELS,
  ELEMENT_BEVAT,
  ONDERDORPELS,
  ONDERREGELS,
  PLAATSINGEN_BOVENZIJDE,
  PLAATSINGEN_ONDERZIJDE,
  type DetailleringData,
} from '@adviestool/contract/gevelvulling';
import {
  bovendorpelLabels,
  bovenregelLabels,
  elementBevatLabels,
  onderdorpelLabels,
  onderregelLabels,
  plaatsingBovenzijdeLabels,
  plaatsingOnderzijdeLabels,
} from '@adviestool/domain/labels';
import { Doorsnede } from '@adviestool/ui/Doorsnede';

type Bovendorpel = NonNullable<DetailleringData['bovendorpel']>;

const BOVEN = {
  recht: <Doorsnede soort="boven-recht" />,
  afgeschuind: <Doorsnede soort="boven-afgeschuind" />,
  rechtMetSchuineVloerplaat: <Doorsnede soort="boven-recht-schuine-vloerplaat" />,
  rechtBinnenzijde: <Doorsnede soort="boven-recht-binnenzijde" />,
};

const ONDERDORPEL = {
  houtenDorpel: <Doorsnede soort="dorpel-houten" />,
  laagReliëfDorpel: <Doorsnede soort="dorpel-laagrelief" />,
};

const ONDERREGEL = {
  zonderGroef: <Doorsnede soort="regel-zonder-groef" />,
  metGroef: <Doorsnede soort="regel-met-groef" />,
};

export const ONDERZIJDE_OPTIONS = PLAATSINGEN_ONDERZIJDE.map((value) => ({
  value,
  label: plaatsingOnderzijdeLabels[value],
  picture: <Doorsnede soort={`plaatsing-onder-${value}`} />,
}));

export const BOVENZIJDE_OPTIONS = PLAATSINGEN_BOVENZIJDE.map((value) => ({
  value,
  label: plaatsingBovenzijdeLabels[value],
  picture: <Doorsnede soort={`plaatsing-boven-${value}`} />,
}));

export const ONDERDORPEL_OPTIONS = ONDERDORPELS.map((value) => ({
  value,
  label: onderdorpelLabels[value],
  picture: ONDERDORPEL[value],
}));

export const ONDERREGEL_OPTIONS = ONDERREGELS.map((value) => ({
  value,
  label: onderregelLabels[value],
  picture: ONDERREGEL[value],
}));

export const BOVENREGEL_OPTIONS = BOVENREGELS.map((value) => ({
  value,
  label: bovenregelLabels[value],
  picture: BOVEN[value],
}));

/** The options of the variant: not every one offers all. */
export const bovendorpelOptions = (values: readonly Bovendorpel[]) =>
  values.map((value) => ({ value, label: bovendorpelLabels[value], picture: BOVEN[value] }));

export const ELEMENT_BEVAT_OPTIONS = ELEMENT_BEVAT.map((value) => ({
  value,
  label: elementBevatLabels[value === false ? 'nee' : value],
}));
