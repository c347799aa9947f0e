import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { isNietGetoetst, zonderMiddelIn } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { Icon } from '@adviestool/ui/Icon';
import { Link } from 'react-router';

import { AANDACHT_IDS } from './AandachtLijst.tsx';
import styles from './Bouwlijst.module.css';
import { teksten } from './teksten.ts';

interface SamenvattingProps {
  lijst: Bouwlijst;
}

/** The list in one line: how much there is to order, and the way to what needs attention. */
export const Samenvatting = ({
  lijst: { totalen, gevelvullingen, ontbrekend },
}: SamenvattingProps) => {
  const stuks = totalen.reduce((sum, { aantal }) => sum + aantal, 0);
  const gewijzigd = gevelvullingen.filter(
    ({ vaststelling }) => vaststelling === 'gewijzigd',
  ).length;
  const open = gevelvullingen.filter(({ vaststelling }) => vaststelling === 'geen').length;
  const gezakt = gevelvullingen.filter(({ voldoet }) => !voldoet).length;
  const zonderMiddel = zonderMiddelIn({ gevelvullingen }).length;
  const gewaarschuwd = gevelvullingen.filter(({ waarschuwingen }) => waarschuwingen > 0).length;
  const nietGetoetst = gevelvullingen.filter(isNietGetoetst).length;
  const isInOrde = [
    gezakt,
    ontbrekend.length,
    zonderMiddel,
    gewijzigd,
    gewaarschuwd,
    nietGetoetst,
  ].every((aantal) => aantal === 0);

  return (
    <p className={styles.samenvatting}>
      <strong>{teksten.samenvatting.producten(totalen.length)}</strong>
      <strong>{teksten.samenvatting.stuks(stuks)}</strong>
      {gezakt > 0 && (
        <Link to={{ hash: AANDACHT_IDS.voldoetNiet }} data-tone="bad">
          <Icon name="error" />
          {teksten.samenvatting.voldoenNiet(gezakt)}
        </Link>
      )}
      {ontbrekend.length > 0 && (
        <Link to={{ hash: AANDACHT_IDS.nietMeegeteld }} data-tone="warn">
          <Icon name="warning" />
          {teksten.samenvatting.nietMeegeteld(ontbrekend.length)}
        </Link>
      )}
      {zonderMiddel > 0 && (
        <Link to={{ hash: AANDACHT_IDS.zonderMiddel }} data-tone="warn">
          <Icon name="warning" />
          {teksten.samenvatting.zonderMiddel(zonderMiddel)}
        </Link>
      )}
      {gewijzigd > 0 && (
        <Link to={{ hash: AANDACHT_IDS.gewijzigd }} data-tone="warn">
          <Icon name="warning" />
          {teksten.samenvatting.gewijzigd(gewijzigd)}
        </Link>
      )}
      {gewaarschuwd > 0 && (
        <Link to={{ hash: AANDACHT_IDS.gewaarschuwd }} data-tone="warn">
          <Icon name="warning" />
          {teksten.samenvatting.gewaarschuwd(gewaarschuwd)}
        </Link>
      )}
      {nietGetoetst > 0 && (
        <Link to={{ hash: AANDACHT_IDS.nietGetoetst }} data-tone="warn">
          <Icon name="warning" />
          {adviesTeksten.bevestigingNietGetoetstBij(nietGetoetst)}
        </Link>
      )}
      {open > 0 && (
        <Link to={{ hash: AANDACHT_IDS.nietVastgesteld }}>
          {teksten.samenvatting.nietVastgesteld(open)}
        </Link>
      )}
      {isInOrde && (
        <span data-tone="ok">
          <Icon name="check" />
          {teksten.samenvatting.compleet}
        </span>
      )}
    </p>
  );
};
