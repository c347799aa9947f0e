import { bouwlijstPath } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRapport } from '@adviestool/rapport/useRapport';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Menu } from '@adviestool/ui/Menu';
import { Link } from 'react-router';

import styles from './Bestellijst.module.css';
import { exportCsv, exportXlsx, type BestellijstExport } from './exportBestellijst.ts';
import { teksten } from './teksten.ts';

/** What can be done with the list as a whole. */
export const BestellijstActies = ({ host, ...content }: BestellijstExport & { host: HostApi }) => {
  const { reserve, levering } = content.besteld;
  const rapport = useRapport({ host, projectId: content.project.id });
  const saveXlsx = async (): Promise<void> => {
    try {
      await exportXlsx(content);
    } catch (error) {
      host.log('error', 'The order list was not exported.', error);
      host.toast('error', teksten.exportMislukt);
    }
  };

  return (
    <div className={styles.acties}>
      <Link to={bouwlijstPath(content.project.id)} className={buttonClass('secondary')}>
        {teksten.naarBouwlijst}
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
          {
            id: 'pdf',
            label: teksten.alsPdf,
            onAction: () =>
              rapport.ask({
                soort: 'rapport',
                document: { soort: 'bestellijst', reserve, levering },
              }),
          },
          { id: 'csv', label: teksten.alsCsv, onAction: () => exportCsv(content) },
        ]}
      />
      {rapport.dialog}
    </div>
  );
};
