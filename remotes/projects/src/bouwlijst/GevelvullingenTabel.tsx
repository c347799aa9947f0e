import type { BouwlijstGevelvulling } from '@adviestool/domain/bouwlijst';
import { DataTable } from '@adviestool/ui/DataTable';
import { NumericHeader } from '@adviestool/ui/NumericHeader';

import type { NaamVanLeverancier } from './export/exportTabellen.ts';
import { GevelvullingGroep } from './GevelvullingGroep.tsx';
import { teksten } from './teksten.ts';

interface GevelvullingenTabelProps {
  projectId: number;
  gevelvullingen: readonly BouwlijstGevelvulling[];
  naamVan: NaamVanLeverancier;
}

const { kolom } = teksten;

/** What each gevelvulling takes: a group of rows for each. */
export const GevelvullingenTabel = ({
  projectId,
  gevelvullingen,
  naamVan,
}: GevelvullingenTabelProps) => (
  <DataTable caption={teksten.perGevelvulling}>
    <thead>
      <tr>
        <th scope="col">{kolom.product}</th>
        <NumericHeader>{teksten.perStukKort}</NumericHeader>
        <NumericHeader>{kolom.aantal}</NumericHeader>
      </tr>
    </thead>
    {gevelvullingen.map((gevelvulling) => (
      <GevelvullingGroep
        key={gevelvulling.id}
        projectId={projectId}
        gevelvulling={gevelvulling}
        naamVan={naamVan}
      />
    ))}
  </DataTable>
);
