import type { WijzigingRegel } from '@adviestool/projectdelta/wijzigingInWoorden';

import { Waarden } from './Waarden.tsx';

/** The rows of a description list: what changed, from what and into what. */
export const WijzigingRijen = ({ regels }: { regels: readonly WijzigingRegel[] }) =>
  regels.map(({ label, voor, na }) => (
    <div key={label}>
      <dt>{label}</dt>
      {(voor !== null || na !== null) && (
        <dd>
          <Waarden voor={voor} na={na} />
        </dd>
      )}
    </div>
  ));
