import { formatNumber } from '@adviestool/ui/format';
import { formatGevelvullingen } from '@adviestool/ui/formatAantal';

export const teksten = {
  gevonden: (aantal: number) => `${formatGevelvullingen(aantal)}:`,
  meer: (aantal: number) => `en nog ${formatNumber(aantal)}`,
};
