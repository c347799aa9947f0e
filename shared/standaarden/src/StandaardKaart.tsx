import type { Catalogus } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaard } from '@adviestool/contract/standaarden';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Link } from 'react-router';

import styles from './StandaardKaart.module.css';
import { standaardRegels } from './standaardRegels.ts';
import { teksten } from './teksten.ts';

interface StandaardKaartProps {
  config: HostApi['config'];
  catalogus: Catalogus;
  type: GevelvullingType;
  standaard: Standaard | null;
  /** Where it is changed; null: it is only read. */
  path: string | null;
  onRemove: () => void;
}

/** What the standard of a type sets, in words. */
export const StandaardKaart = ({
  config: { variant },
  catalogus,
  type,
  standaard,
  path,
  onRemove,
}: StandaardKaartProps) => {
  const leveranciers = variant.fastenerSuppliers.options;
  const regels =
    standaard === null ? [] : standaardRegels(standaard, { type, catalogus, leveranciers });
  const actie = standaard === null ? teksten.invullen : teksten.wijzigen;

  return (
    <Card title={teksten.van(type)}>
      {regels.length > 0 ? (
        <DefinitionList layout="grid" items={regels} />
      ) : (
        <p className={styles.geen}>{standaard === null ? teksten.geen : teksten.leeg}</p>
      )}
      {path !== null && (
        <div className={styles.acties}>
          <Link
            to={path}
            className={buttonClass('secondary')}
            aria-label={teksten.knop(actie, type)}
          >
            {actie}
          </Link>
          {standaard !== null && (
            <Button
              kind="quiet"
              aria-label={teksten.knop(teksten.verwijderen, type)}
              onClick={onRemove}
            >
              {teksten.verwijderen}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
};
