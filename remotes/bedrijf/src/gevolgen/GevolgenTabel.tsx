import type { CatalogusGevolgen } from '@adviestool/contract/catalogusGevolgen';
import { projectPath } from '@adviestool/contract/paths';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { Link } from 'react-router';

import { teksten } from './teksten.ts';
import type { ProjectGevolgen } from './useVersieGevolgen.ts';

const { kolom } = teksten;

const GEWIJZIGD = new URLSearchParams({ toestand: 'gewijzigd' satisfies Toestand });

/** To what is fixed and changed, where that can be fixed again. */
const pathOf = (id: number, vastgesteldGewijzigd: number): string =>
  vastgesteldGewijzigd === 0 ? projectPath(id) : `${projectPath(id)}?${GEWIJZIGD.toString()}`;

const VoldoetWeer = ({
  voldoet_weer: weer,
  voldoet_weer_gewaarschuwd: gewaarschuwd = 0,
}: CatalogusGevolgen) => (
  <NumericCell>
    {formatNumber(weer)}
    {gewaarschuwd > 0 && <div>{teksten.weerGewaarschuwd(gewaarschuwd)}</div>}
  </NumericCell>
);

const Rij = ({ id, name, catalogus, gevolgen }: ProjectGevolgen) =>
  gevolgen === null ? null : (
    <tr>
      <th scope="row">
        <Link to={pathOf(id, gevolgen.vastgesteld_gewijzigd)}>{name || teksten.zonderNaam}</Link>
        {catalogus !== null && <div>{teksten.eigenVersie(catalogus)}</div>}
      </th>
      <NumericCell>{formatNumber(gevolgen.adviezen)}</NumericCell>
      <NumericCell>{formatNumber(gevolgen.wijzigt)}</NumericCell>
      <NumericCell>{formatNumber(gevolgen.voldoet_niet_meer)}</NumericCell>
      <VoldoetWeer {...gevolgen} />
      <NumericCell>{formatNumber(gevolgen.vastgesteld_gewijzigd)}</NumericCell>
    </tr>
  );

/** The projects in which something changes. */
export const GevolgenTabel = ({ projecten }: { projecten: readonly ProjectGevolgen[] }) => (
  <DataTable caption={teksten.tabel}>
    <thead>
      <tr>
        <th scope="col">{kolom.project}</th>
        <NumericHeader>{kolom.adviezen}</NumericHeader>
        <NumericHeader>{kolom.wijzigt}</NumericHeader>
        <NumericHeader>{kolom.voldoetNietMeer}</NumericHeader>
        <NumericHeader>{kolom.voldoetWeer}</NumericHeader>
        <NumericHeader>{kolom.vastgesteld}</NumericHeader>
      </tr>
    </thead>
    <tbody>
      {projecten.map((project) => (
        <Rij key={project.id} {...project} />
      ))}
    </tbody>
  </DataTable>
);
