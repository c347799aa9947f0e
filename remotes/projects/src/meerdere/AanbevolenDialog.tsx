import { VOORKEUREN, VOORKEUR_SLEUTEL } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { VoorkeurSelect } from '@adviestool/forms/VoorkeurSelect';
import { useRemembered } from '@adviestool/saving/useRemembered';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { productenVergelijkenPath } from '../project/productenVergelijkenPath.ts';
import { withAanbevolen } from './withAanbevolen.ts';
import { MeerdereDialog, type MeerdereProps } from './MeerdereDialog.tsx';
import { teksten } from './teksten.ts';
import { useNu } from './useNu.ts';

/** Chooses the recommended products of a selection. */
export const AanbevolenDialog = (props: MeerdereProps) => {
  const { saving, project, ids } = props;
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const now = useNu();
  const [voorkeur, setVoorkeur] = useRemembered(saving.host, VOORKEUR_SLEUTEL, VOORKEUREN);
  const change = useMemo(
    () => withAanbevolen(ids, voorkeur, { catalogus, now }),
    [ids, voorkeur, catalogus, now],
  );
  const { titel, uitleg, bevestigen, vergelijken, gedaan } = teksten.aanbevolen;
  return (
    <MeerdereDialog
      {...props}
      titel={titel(ids.size)}
      change={change}
      actie={bevestigen}
      gedaan={gedaan(ids.size)}
    >
      <p>{uitleg[voorkeur]}</p>
      <VoorkeurSelect voorkeur={voorkeur} onChange={setVoorkeur} />
      <Link to={productenVergelijkenPath(project.id)}>{vergelijken}</Link>
    </MeerdereDialog>
  );
};
