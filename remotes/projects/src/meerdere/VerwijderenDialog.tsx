import { useMemo } from 'react';

import { withoutGevelvullingen } from './changes.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten as selectieTeksten } from './selectieTeksten.ts';
import { teksten } from './teksten.ts';

/** Removes a selection. */
export const VerwijderenDialog = (props: MeerdereProps) => {
  const { ids } = props;
  const change = useMemo(() => withoutGevelvullingen(ids), [ids]);
  const { titel, uitleg, gedaan } = teksten.verwijderen;
  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={selectieTeksten.acties.verwijderen}
      gedaan={gedaan(ids.size)}
      destructive
    >
      <p>{uitleg}</p>
    </MeerdereDialog>
  );
};
