import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { Link } from 'react-router';

import styles from './LijstActies.module.css';

const teksten = {
  xlsx: 'Excel-bestand (.xlsx)',
  csv: 'CSV-bestand (.csv)',
  mislukt: 'Het bestand kon niet worden gemaakt. Probeer het nogmaals.',
};

interface LijstActiesProps {
  host: HostApi;
  woorden: { afdrukken: string; exporteren: string };
  /** The list beside this one. */
  naar: { path: string; label: string };
  onXlsx: () => Promise<void>;
  onCsv: () => void;
  /** Other files, between those two. */
  meer?: readonly MenuEntry[];
}

/** What can be done with a list of a project as a whole. */
export const LijstActies = ({
  host,
  woorden,
  naar,
  onXlsx,
  onCsv,
  meer = [],
}: LijstActiesProps) => {
  const saveXlsx = async (): Promise<void> => {
    try {
      await onXlsx();
    } catch (error) {
      host.log('error', 'A list was not exported.', error);
      host.toast('error', teksten.mislukt);
    }
  };

  return (
    <div className={styles.acties}>
      <Link to={naar.path} className={buttonClass('secondary')}>
        {naar.label}
      </Link>
      <Button icon="print" onClick={() => globalThis.print()}>
        {woorden.afdrukken}
      </Button>
      <Menu
        label={woorden.exporteren}
        icon="download"
        showLabel
        bordered
        items={[
          { id: 'xlsx', label: teksten.xlsx, onAction: () => void saveXlsx() },
          ...meer,
          { id: 'csv', label: teksten.csv, onAction: onCsv },
        ]}
      />
    </div>
  );
};
