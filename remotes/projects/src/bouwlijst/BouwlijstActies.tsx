import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import type { NaamVanLeverancier } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Menu } from '@adviestool/ui/Menu';
import { Link } from 'react-router';

import { bestellijstPath } from '../project/bestellijstPath.ts';
import styles from './BouwlijstScherm.module.css';
import { exportCsv, exportXlsx } from './exportBouwlijst.ts';
import { teksten } from './teksten.ts';

interface BouwlijstActiesProps {
  host: HostApi;
  project: Project;
  lijst: Bouwlijst;
  naamVan: NaamVanLeverancier;
  groepering: Groepering | null;
}

export const BouwlijstActies = ({ host, ...content }: BouwlijstActiesProps) => {
  const saveXlsx = async (): Promise<void> => {
    try {
      await exportXlsx(content);
    } catch (error) {
      host.log('error', 'The bouwlijst was not exported.', error);
      host.toast('error', teksten.exportMislukt);
    }
  };

  return (
    <div className={styles.acties}>
      <Link to={bestellijstPath(content.project.id)} className={buttonClass('secondary')}>
        {teksten.bestellen}
      </Link>
      <Button icon="print" onClick={() => globalThis.print()}>
        {teksten.afdrukken}
      </Button>
      <Menu
        label={teksten.exporteren}
        icon="download"
        showLabel
        bordered
        items={[
          { id: 'xlsx', label: teksten.alsXlsx, onAction: () => void saveXlsx() },
          { id: 'csv', label: teksten.alsCsv, onAction: () => exportCsv(content) },
        ]}
      />
    </div>
  );
};
