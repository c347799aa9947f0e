import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { isNietGetoetst, zonderMiddelIn } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { Notice } from '@adviestool/ui/Notice';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useState } from 'react';
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
  nietGetoetst: 'niet-getoetst',
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

interface DeelProps extends RegelsProps {
  id: string;
  kind?: 'bad' | 'warn';
  titel: (aantal: number) => string;
  /** Only how many there are is told. */
  isAlleen?: boolean;
}

const Deel = ({ id, kind, titel, isAlleen = false, ...rest }: DeelProps) =>
  rest.regels.length === 0 ? null : (
    <div id={id} className={styles.melding}>
      <Notice kind={kind} title={titel(rest.regels.length)}>
        {!isAlleen && <Regels {...rest} />}
      </Notice>
    </div>
  );

const metUitleg = (lijst: readonly Omit<AandachtRegel, 'uitleg'>[], uitleg: string) =>
  lijst.map(({ id, naam }) => ({ id, naam, uitleg }));

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
  const gewaarschuwd = gevelvullingen.filter(({ waarschuwingen }) => waarschuwingen > 0);
  const nietGetoetst = gevelvullingen.filter(isNietGetoetst);
  const open = gevelvullingen.filter(({ vaststelling }) => vaststelling === 'geen');
  const delen: Omit<DeelProps, 'pathOf'>[] = [
    {
      id: AANDACHT_IDS.voldoetNiet,
      kind: 'bad',
      titel: teksten.gezakt,
      regels: metUitleg(gezakt, teksten.voldoetNietKort),
    },
    {
      id: AANDACHT_IDS.nietMeegeteld,
      kind: 'warn',
      titel: teksten.ontbreekt,
      regels: ontbrekend.map(({ reden, ...rest }) => ({ ...rest, uitleg: teksten.reden[reden] })),
    },
    {
      id: AANDACHT_IDS.zonderMiddel,
      kind: 'warn',
      titel: teksten.zonderMiddelTitel,
      regels: zonderMiddelIn({ gevelvullingen }),
    },
    {
      id: AANDACHT_IDS.gewijzigd,
      kind: 'warn',
      titel: teksten.gewijzigd,
      regels: metUitleg(gewijzigd, teksten.gewijzigdKort),
    },
    {
      id: AANDACHT_IDS.gewaarschuwd,
      kind: 'warn',
      titel: teksten.gewaarschuwd,
      regels: gewaarschuwd.map(({ id, naam, waarschuwingen }) => ({
        id,
        naam,
        uitleg: adviesTeksten.waarschuwingen(waarschuwingen),
      })),
    },
    {
      id: AANDACHT_IDS.nietGetoetst,
      kind: 'warn',
      titel: teksten.nietGetoetst,
      isAlleen: nietGetoetst.length === gevelvullingen.length,
      regels: metUitleg(nietGetoetst, teksten.nietGetoetstKort),
    },
    {
      id: AANDACHT_IDS.nietVastgesteld,
      titel: teksten.nietVastgesteld,
      isAlleen: open.length === gevelvullingen.length,
      regels: metUitleg(open, teksten.nietVastgesteldKort),
    },
  ];
  return delen.map((deel) => <Deel key={deel.id} pathOf={pathOf} {...deel} />);
};
