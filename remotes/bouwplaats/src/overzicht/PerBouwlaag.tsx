import { groepNaam } from '@adviestool/domain/toelichting/plaatsGroepen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { Gezegd, NieuwsteInvoer } from '@adviestool/montage/montageStand';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';

import { rijenVan, standVan, type Bouwlaag } from '../plek/rijenVan.ts';
import { telStanden } from '../plek/telStanden.ts';
import { teksten } from './teksten.ts';

interface PerBouwlaagProps {
  bouwlagen: readonly Bouwlaag[];
  nieuwste: NieuwsteInvoer<Gezegd>;
}

/** A line of each bouwlaag, in the order in which one builds. */
export const PerBouwlaag = ({ bouwlagen, nieuwste }: PerBouwlaagProps) => (
  <DataTable caption={teksten.tabel} isCaptionHidden>
    <thead>
      <tr>
        <th scope="col">{teksten.bouwlaag}</th>
        <NumericHeader>{teksten.gemonteerd}</NumericHeader>
        <NumericHeader>{teksten.teDoen}</NumericHeader>
        <NumericHeader>{teksten.afwijkingen}</NumericHeader>
      </tr>
    </thead>
    <tbody>
      {bouwlagen.map((laag) => {
        const standen = rijenVan([laag]).map((rij) => standVan(rij, nieuwste));
        const { stuks, geplaatst, afwijkingen } = telStanden(standen);
        return (
          <tr key={laag.sleutel}>
            <th scope="row">{groepNaam('bouwlaag', laag.naam)}</th>
            <NumericCell>{teksten.gemonteerdVan(geplaatst, stuks)}</NumericCell>
            <NumericCell>{formatNumber(stuks - geplaatst)}</NumericCell>
            <NumericCell>{formatNumber(afwijkingen)}</NumericCell>
          </tr>
        );
      })}
    </tbody>
  </DataTable>
);
