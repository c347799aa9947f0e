import { useMemo } from 'react';

import { withAanbevolen } from './withAanbevolen.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';

/** Chooses the recommended products of a selection. */
export const AanbevolenDialog = (props: MeerdereProps) => {
  const { saving, project, ids } = props;
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const now = useNu();
  const change = useMemo(() => withAanbevolen(ids, { catalogus, now }), [ids, catalogus, now]);
  const { titel, uitleg, bevestigen, gedaan } = teksten.aanbevolen;
  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={bevestigen}
      gedaan={gedaan(ids.size)}
    >
      <p>{uitleg}</p>
    </MeerdereDialog>
  );
};
