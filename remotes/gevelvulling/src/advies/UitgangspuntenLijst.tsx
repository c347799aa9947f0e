import { UITGANGSPUNTEN } from '@adviestool/domain/uitgangspunten';
import { Formula } from '@adviestool/ui/Formula';

import styles from './UitgangspuntenLijst.module.css';

export const UitgangspuntenLijst = () => (
  <dl className={styles.lijst}>
    {UITGANGSPUNTEN.map(({ label, tekst, herkomst }) => (
      <div key={label} className={styles.uitgangspunt}>
        <dt className={styles.label}>{label}</dt>
        <dd>
          <Formula>{tekst}</Formula>
          <span className={styles.herkomst}>{herkomst}</span>
        </dd>
      </div>
    ))}
  </dl>
);
