import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Chip } from '@adviestool/ui/Chip';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { useId, useState } from 'react';
import { Link } from 'react-router';

import styles from './Geschiedenis.module.css';
import { eersteRegels, onderwerpenVan } from './eersteRegels.ts';
import { versiePath } from '../project/geschiedenisPath.ts';
import { kopVanRevisie } from './kopVanRevisie.ts';
import { teksten } from './teksten.ts';
import { useAlleWijzigingen } from './useAlleWijzigingen.ts';
import { teksten as vergelijkTeksten } from './vergelijken/teksten.ts';
import { vergelijkPath } from './vergelijken/vergelijkPath.ts';
import { Waarden } from './waarden/Waarden.tsx';
import type { Namen } from '@adviestool/projectdelta/wijzigingInWoorden';
import { WijzigingenLijst } from './WijzigingenLijst.tsx';

interface RevisieItemProps {
  host: HostApi;
  projectId: number;
  revisie: ProjectRevisie;
  namen: Namen;
  /** It is what the project is now. */
  isNewest: boolean;
  onPutBack: (revision: number) => Promise<void>;
}

/** One revision: what changed, by whom and when; it opens to every value. */
export const RevisieItem = ({
  host,
  projectId,
  revisie,
  namen,
  isNewest,
  onPutBack,
}: RevisieItemProps) => {
  const { revision, op, door, te_bekijken } = revisie;
  const [isBusy, setBusy] = useState(false);
  const magWijzigen = useMagWijzigen();
  const { alle, isOpen, isLoading, toggle } = useAlleWijzigingen(host, projectId, revisie);
  const detailsId = useId();
  const { regels, heeftMeer } = eersteRegels(revisie, namen);

  const putBack = async (): Promise<void> => {
    setBusy(true);
    await onPutBack(revision);
    setBusy(false);
  };

  return (
    <li className={styles.item}>
      <div className={styles.kop}>
        <div>
          {kopVanRevisie(revisie).map((regel) => (
            <p key={regel} className={styles.wat}>
              {regel}
            </p>
          ))}
          {!isOpen && regels.length > 0 && (
            <ul className={styles.eerste}>
              {regels.map(({ van, label, voor, na }) => (
                <li key={`${van} ${label}`}>
                  {[van, label].filter(Boolean).join(' · ')}{' '}
                  {(voor !== null || na !== null) && <Waarden voor={voor} na={na} />}
                </li>
              ))}
            </ul>
          )}
          <p className={styles.wie}>
            {op !== null && (
              <>
                {teksten.door(door?.name ?? null)} · <RelativeTime value={op} /> ·{' '}
              </>
            )}
            {teksten.versie(revision)} {isNewest && <Chip kind="info">{teksten.huidig}</Chip>}
          </p>
        </div>
        <div className={styles.acties}>
          {heeftMeer && (
            <Button
              kind="quiet"
              busy={isLoading}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => void toggle()}
              icon={isOpen ? 'chevron-down' : 'chevron-right'}
            >
              {teksten.toon}
            </Button>
          )}
          {te_bekijken && !isNewest && (
            <>
              <Link
                to={versiePath(projectId, revision)}
                className={buttonClass('secondary')}
                aria-label={teksten.bekijkenVan(revision)}
              >
                {teksten.bekijken}
              </Link>
              <Link
                to={vergelijkPath(projectId, { versie: revision })}
                className={buttonClass('secondary')}
                aria-label={vergelijkTeksten.vergelijkenVan(revision)}
              >
                {vergelijkTeksten.vergelijkenMetNu}
              </Link>
              {magWijzigen && (
                <Button
                  busy={isBusy}
                  aria-label={teksten.terugzettenVan(revision)}
                  onClick={() => void putBack()}
                >
                  {teksten.terugzetten}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {!te_bekijken && <p className={styles.wie}>{teksten.nietTeBekijken}</p>}
      {isOpen && (
        <div id={detailsId}>
          <WijzigingenLijst onderwerpen={onderwerpenVan(alle, namen)} />
        </div>
      )}
    </li>
  );
};
