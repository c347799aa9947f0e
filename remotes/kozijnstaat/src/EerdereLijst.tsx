import type { ProjectLijst } from '@adviestool/contract/lijsten';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

/** Which list was read into the project last: the next one is compared with what came of it. */
export const EerdereLijst = ({ lijsten }: { lijsten: readonly ProjectLijst[] }) => {
  const [laatste] = lijsten;
  return laatste === undefined ? null : (
    <p>{teksten.eerder(laatste, formatDateTime(new Date(laatste.moment)))}</p>
  );
};
