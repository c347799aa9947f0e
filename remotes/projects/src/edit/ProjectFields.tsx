import type { HostApi } from '@adviestool/contract/remoteModule';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import { PROJECT_REGELS } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';

import { GevelFactoren } from './GevelFactoren.tsx';
import { StuwdrukRegel } from './StuwdrukRegel.tsx';
import { useVoorafIngevuld } from './useVoorafIngevuld.ts';
import { WindgebiedVoorstel } from './windgebied/WindgebiedVoorstel.tsx';

const VRAAG = { register: PROJECT_REGISTER };

const WindNaVelden = () => (
  <>
    <GevelFactoren />
    <StuwdrukRegel />
  </>
);

interface ProjectFieldsProps {
  host: HostApi;
  /** What the tool has filled in is said. */
  isNieuw: boolean;
}

export const ProjectFields = ({ host, isNieuw }: ProjectFieldsProps) => {
  const hints = useVoorafIngevuld(isNieuw);
  const aanvullingen = {
    gebouwhoogte: { hint: hints.gebouwhoogte },
    windgebied: { na: <WindgebiedVoorstel host={host} /> },
    terreincategorie: { hint: hints.terreincategorie },
    windvormFactor: { hint: hints.windvormFactor, na: <WindNaVelden /> },
  };

  return <VeldenFields vraag={VRAAG} regels={PROJECT_REGELS} aanvullingen={aanvullingen} />;
};
