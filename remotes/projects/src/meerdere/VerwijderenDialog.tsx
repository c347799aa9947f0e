import { useMemo } from 'react';

import { withoutGevelvullingen } from './changes.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten } from './teksten.ts';

/** Removes a selection. */
export const VerwijderenDialog = (props: MeerdereProps) => {
  const { ids } = props;
  const change = useMemo(() => withoutGevelvullingen(ids), [ids]);
  const { titel, actie, uitleg, gedaan } = teksten.verwijderen;
  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={actie}
      gedaan={gedaan(ids.size)}
      destructive
    >
      <p>{uitleg}</p>
    </MeerdereDialog>
  );
};
