import { buttonClass } from '@adviestool/ui/Button';
import { Link } from 'react-router';

import { inzagePath } from './inzagePaths.ts';
import type { InzageProps } from './InzagePagina.tsx';
import { teksten } from './teksten.ts';

/** Back from a part to the project of a link. */
export const NaarProject = ({ inzage }: Pick<InzageProps, 'inzage'>) => (
  <Link to={inzagePath(inzage.id)} className={buttonClass('secondary')}>
    {teksten.naarProject}
  </Link>
);
