import { Icon } from '@adviestool/ui/Icon';

import { teksten } from './teksten.ts';

/** Marks what is recommended; why is said above the table. */
export const Aanbevolen = () => (
  <span data-aanbevolen>
    <Icon name="check" />
    {teksten.aanbevolen}
  </span>
);
