import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';
import type { Tabel } from '@adviestool/spreadsheet/tabel';
import { csvBlob, writeCsv } from '@adviestool/spreadsheet/writeCsv';
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
  project: Project;
  woorden: { titel: string; afdrukken: string; exporteren: string };
  /** The list beside this one. */
  naar: { path: string; label: string };
  /** The whole list as one table. */
  tabel: () => Tabel;
  /** The same as the sheets of a workbook. */
  bladen: () => readonly Tabel[];
  /** Other files, between those two. */
  meer?: readonly MenuEntry[];
  /** The list is not what was asked for: it goes to no paper and no file. */
  isBlocked?: boolean;
}

/** What can be done with a list of a project as a whole. */
export const LijstActies = ({
  host,
  project,
  woorden,
  naar,
  tabel,
  bladen,
  meer = [],
  isBlocked = false,
}: LijstActiesProps) => {
  const nameOf = (extension: 'csv' | 'xlsx'): string =>
    fileName(woorden.titel, project.projectGegevens.projectNaam, extension);

  const saveCsv = (): void => downloadFile(csvBlob(writeCsv(tabel())), nameOf('csv'));

  const saveXlsx = async (): Promise<void> => {
    try {
      const { writeXlsx } = await import('@adviestool/spreadsheet/writeXlsx');
      downloadFile(await writeXlsx(bladen()), nameOf('xlsx'));
    } catch (error) {
      host.log('error', 'A list was not exported.', error);
      host.toast('error', teksten.mislukt);
    }
  };

  return (
    <fieldset disabled={isBlocked} className={styles.acties}>
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
          { id: 'csv', label: teksten.csv, onAction: saveCsv },
        ]}
      />
    </fieldset>
  );
};
