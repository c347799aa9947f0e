import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { zonderMiddelIn } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { Notice } from '@adviestool/ui/Notice';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './Bouwlijst.module.css';
import { teksten } from './teksten.ts';

/** Where the summary leads to. */
export const AANDACHT_IDS = {
  voldoetNiet: 'voldoet-niet',
  nietMeegeteld: 'niet-meegeteld',
  zonderMiddel: 'zonder-bevestigingsmiddel',
  gewijzigd: 'gewijzigd',
  gewaarschuwd: 'waarschuwingen',
  nietVastgesteld: 'niet-vastgesteld',
} as const;

interface AandachtRegel {
  id: string;
  naam: string;
  uitleg: string;
}

interface RegelsProps {
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  regels: readonly AandachtRegel[];
}

/** A longer list is folded: what is to order comes first. */
const OPEN_UP_TO = 5;

const Lijst = ({ pathOf, regels }: RegelsProps) => (
  <ul className={styles.aandacht}>
    {regels.map(({ id, naam, uitleg }) => (
      <li key={id}>
        <Link to={pathOf(id)}>{naam}</Link>: {uitleg}
      </li>
    ))}
  </ul>
);

const Regels = (props: RegelsProps) => {
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(false);
  if (props.regels.length <= OPEN_UP_TO) return <Lijst {...props} />;

  return (
    <details
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setOpen(currentTarget.open);
      }}
    >
      <summary>{teksten.welke}</summary>
      <Lijst {...props} />
    </details>
  );
};

const Melding = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={styles.melding}>
    {children}
  </div>
);

interface AandachtLijstProps {
  /** Where a gevelvulling is, by its id. */
  pathOf: (id: string) => string;
  lijst: Bouwlijst;
}

/** Names what fails and what the totals leave out, each with the way to mend it. */
export const AandachtLijst = ({
  pathOf,
  lijst: { gevelvullingen, ontbrekend },
}: AandachtLijstProps) => {
  const gezakt = gevelvullingen.filter(({ voldoet }) => !voldoet);
  const gewijzigd = gevelvullingen.filter(({ vaststelling }) => vaststelling === 'gewijzigd');
  const zonderMiddel = zonderMiddelIn({ gevelvullingen });
  const gewaarschuwd = gevelvullingen.filter(({ waarschuwingen }) => waarschuwingen > 0);
  const open = gevelvullingen.filter(({ vaststelling }) => vaststelling === 'geen');

  return (
    <>
      {gezakt.length > 0 && (
        <Melding id={AANDACHT_IDS.voldoetNiet}>
          <Notice kind="bad" title={teksten.gezakt(gezakt.length)}>
            <Regels
              pathOf={pathOf}
              regels={gezakt.map(({ id, naam }) => ({
                id,
                naam,
                uitleg: teksten.voldoetNietKort,
              }))}
            />
          </Notice>
        </Melding>
      )}
      {ontbrekend.length > 0 && (
        <Melding id={AANDACHT_IDS.nietMeegeteld}>
          <Notice kind="warn" title={teksten.ontbreekt(ontbrekend.length)}>
            <Regels
              pathOf={pathOf}
              regels={ontbrekend.map(({ id, naam, reden }) => ({
                id,
                naam,
                uitleg: teksten.reden[reden],
              }))}
            />
          </Notice>
        </Melding>
      )}
      {zonderMiddel.length > 0 && (
        <Melding id={AANDACHT_IDS.zonderMiddel}>
          <Notice kind="warn" title={teksten.zonderMiddelTitel(zonderMiddel.length)}>
            <Regels pathOf={pathOf} regels={zonderMiddel} />
          </Notice>
        </Melding>
      )}
      {gewijzigd.length > 0 && (
        <Melding id={AANDACHT_IDS.gewijzigd}>
          <Notice kind="warn" title={teksten.gewijzigd(gewijzigd.length)}>
            <Regels
              pathOf={pathOf}
              regels={gewijzigd.map(({ id, naam }) => ({
                id,
                naam,
                uitleg: teksten.gewijzigdKort,
              }))}
            />
          </Notice>
        </Melding>
      )}
      {gewaarschuwd.length > 0 && (
        <Melding id={AANDACHT_IDS.gewaarschuwd}>
          <Notice kind="warn" title={teksten.gewaarschuwd(gewaarschuwd.length)}>
            <Regels
              pathOf={pathOf}
              regels={gewaarschuwd.map(({ id, naam, waarschuwingen }) => ({
                id,
                naam,
                uitleg: adviesTeksten.waarschuwingen(waarschuwingen),
              }))}
            />
          </Notice>
        </Melding>
      )}
      {open.length > 0 && (
        <Melding id={AANDACHT_IDS.nietVastgesteld}>
          <Notice title={teksten.nietVastgesteld(open.length)}>
            {open.length < gevelvullingen.length && (
              <Regels
                pathOf={pathOf}
                regels={open.map(({ id, naam }) => ({
                  id,
                  naam,
                  uitleg: teksten.nietVastgesteldKort,
                }))}
              />
            )}
          </Notice>
        </Melding>
      )}
    </>
  );
};
