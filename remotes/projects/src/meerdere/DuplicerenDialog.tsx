import { useMemo } from 'react';

import { gedupliceerd } from './gedupliceerd.ts';
import { withDuplicates } from './changes.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten as selectieTeksten } from './selectieTeksten.ts';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';

/** Makes a copy of each of a selection. */
export const DuplicerenDialog = (props: MeerdereProps) => {
  const { ids } = props;
  const now = useNu();
  const change = useMemo(() => withDuplicates(ids, now), [ids, now]);
  const { titel, uitleg } = teksten.dupliceren;
  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={selectieTeksten.acties.dupliceren}
      gedaan={gedupliceerd}
    >
      <p>{uitleg}</p>
    </MeerdereDialog>
  );
};
