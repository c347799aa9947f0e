import { Notice } from '@adviestool/ui/Notice';

import { teksten } from './teksten.ts';

/** What the reader could not read or did not trust. */
export const ModelMeldingen = ({ meldingen }: { meldingen: readonly string[] }) =>
  meldingen.length === 0 ? null : (
    <Notice kind="warn" title={teksten.meldingen}>
      <ul>
        {meldingen.map((melding) => (
          <li key={melding}>{melding}</li>
        ))}
      </ul>
    </Notice>
  );
