import { listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';
import { SymbolText } from '@adviestool/ui/SymbolText';

import styles from './UitgangspuntenLijst.module.css';

export const UitgangspuntenLijst = () => (
  <dl className={styles.lijst}>
    {listUitgangspunten().map(({ label, tekst, herkomst }) => (
      <div key={label} className={styles.uitgangspunt}>
        <dt className={styles.label}>{label}</dt>
        <dd>
          <SymbolText>{tekst}</SymbolText>
          <span className={styles.herkomst}>{herkomst}</span>
        </dd>
      </div>
    ))}
  </dl>
);
