import { buttonClass } from '@adviestool/ui/Button';
import { Link } from 'react-router';

import { inzagePath, withFilter } from './inzagePaths.ts';
import type { InzageProps } from './InzagePagina.tsx';
import { teksten } from './teksten.ts';
import { useInzageFilter } from './useInzageFilter.ts';

/** Back from a part to the project of a link, with the list as it was. */
export const NaarProject = ({ inzage }: Pick<InzageProps, 'inzage'>) => (
  <Link
    to={withFilter(inzagePath(inzage.id), useInzageFilter())}
    className={buttonClass('secondary')}
  >
    {teksten.naarProject}
  </Link>
);
