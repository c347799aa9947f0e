import styles from './StuwdrukSymbool.module.css';

/** q with its index p, without pushing the lines apart. */
export const StuwdrukSymbool = () => (
  <>
    q<sub className={styles.index}>p</sub>
  </>
);
