import { formatGevelvullingen } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  gevonden: (aantal: number) => `${formatGevelvullingen(aantal)}:`,
  meer: (aantal: number) => `en nog ${formatNumber(aantal)}`,
};
