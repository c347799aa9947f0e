import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { formatDecimal } from '@adviestool/getallen/formatDecimal';
import { DataTable } from '@adviestool/ui/DataTable';
import { Icon } from '@adviestool/ui/Icon';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

import { withAntwoordenPer } from '../meerdere/withAntwoorden.ts';
import { MeerdereDialog, type MeerdereProps } from '../meerdere/MeerdereDialog.tsx';
import { teksten } from '../meerdere/teksten.ts';
import { useNu } from '../meerdere/useNu.ts';
import { tekstOf } from './CelInvoer.tsx';
import styles from './PlakDialog.module.css';
import type { GeplakteCel, Plakking } from './readPlakking.ts';
import { teksten as tabelTeksten } from './teksten.ts';

const { plakken } = teksten;

/** Lines of the preview; what follows is only counted. */
const MOST_SHOWN = 200;

const wordtOf = ({ waarde, tekst, fout }: GeplakteCel): string => {
  if (fout !== null || waarde === null) return tekst;
  return typeof waarde === 'number' ? formatDecimal(waarde) : waarde;
};

const Regel = ({ cel }: { cel: GeplakteCel }) => (
  <tr>
    <th scope="row">{cel.rij.merk ?? cel.rij.naam}</th>
    <td>{KADER_VELDEN[cel.veld].label}</td>
    <td>{tekstOf(cel.rij, cel.veld) || tabelTeksten.leeg}</td>
    <td>
      {wordtOf(cel)}
      {cel.fout !== null && (
        <span className={styles.fout}>
          <Icon name="error" />
          {cel.fout}
        </span>
      )}
    </td>
  </tr>
);

/** Shows what cells from a spreadsheet change in the table, and pastes them. */
export const PlakDialog = ({
  plakking,
  ...props
}: Omit<MeerdereProps, 'ids'> & { plakking: Plakking }) => {
  const { saving, project } = props;
  const catalogus = saving.host.catalogus.loaded(project.projectGegevens.catalogus);
  const now = useNu();
  const { cellen, antwoorden, over } = plakking;
  const change = useMemo(
    () => withAntwoordenPer(antwoorden, { catalogus, now }),
    [antwoorden, catalogus, now],
  );
  const fouten = cellen.filter(({ fout }) => fout !== null);
  const goed = cellen.length - fouten.length;
  // What is wrong comes first: it is what asks for a decision.
  const shown = [...fouten, ...cellen.filter(({ fout }) => fout === null)].slice(0, MOST_SHOWN);

  return (
    <MeerdereDialog
      {...props}
      ids={new Set(antwoorden.keys())}
      titel={plakken.titel}
      change={change}
      actie={plakken.actie}
      gedaan={plakken.gedaan(goed)}
    >
      {fouten.length > 0 && <Notice kind="bad">{plakken.fouten(fouten.length)}</Notice>}
      {over > 0 && <Notice kind="warn">{plakken.over(over)}</Notice>}
      <div className={styles.regels}>
        <DataTable caption={plakken.samenvatting(goed, antwoorden.size)}>
          <thead>
            <tr>
              <th scope="col">{plakken.naam}</th>
              <th scope="col">{plakken.veld}</th>
              <th scope="col">{plakken.was}</th>
              <th scope="col">{plakken.wordt}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((cel) => (
              <Regel key={`${cel.rij.id} ${cel.veld}`} cel={cel} />
            ))}
          </tbody>
        </DataTable>
      </div>
    </MeerdereDialog>
  );
};
