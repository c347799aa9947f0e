import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import { VeldenFields } from '@adviestool/forms/velden/VeldenFields';

import { StuwdrukRegel } from './StuwdrukRegel.tsx';

const VRAAG = { register: PROJECT_REGISTER };
const AANVULLINGEN = { windvormFactor: { na: <StuwdrukRegel /> } };

export const ProjectFields = () => <VeldenFields vraag={VRAAG} aanvullingen={AANVULLINGEN} />;
