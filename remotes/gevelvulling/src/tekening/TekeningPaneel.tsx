import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Quantity } from '@adviestool/ui/Quantity';
import { TekeningLeeg } from '@adviestool/tekening/TekeningLeeg';
import { TekeningOpMaat } from '@adviestool/tekening/TekeningOpMaat';
import { Tekenvlak } from '@adviestool/tekening/Tekenvlak';

import { kerncijfers } from './kerncijfers.ts';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import styles from './TekeningPaneel.module.css';
import { teksten } from './teksten.ts';

interface TekeningPaneelProps {
  gevelvulling: Gevelvulling;
  projectGegevens: ProjectGegevens;
  /** Null while the data are incomplete. */
  advies: Advies | null;
}

/** The drawing of a gevelvulling with its key figures. */
export const TekeningPaneel = ({ gevelvulling, projectGegevens, advies }: TekeningPaneelProps) => {
  const tekening = readTekening(gevelvulling, advies);
  const items = kerncijfers(gevelvulling, projectGegevens, advies).map(
    ({ label, ...quantity }) => ({ term: label, value: <Quantity {...quantity} /> }),
  );

  return (
    <div className={styles.paneel}>
      <Tekenvlak>
        {(ruimte) =>
          tekening === null ? (
            <TekeningLeeg>{teksten.leeg}</TekeningLeeg>
          ) : (
            <TekeningOpMaat
              {...tekening.gegevens}
              titel={weergavenaam(gevelvulling)}
              voorlopig={tekening.voorlopig}
              ruimte={ruimte}
            />
          )
        }
      </Tekenvlak>
      {tekening?.voorlopig === true && <p className={styles.noot}>{teksten.voorlopig}</p>}
      <DefinitionList items={items} layout="grid" />
    </div>
  );
};
