import { useNavigation } from 'react-router';

import styles from './NavigationProgress.module.css';

/** A thin line while the next page is under way; the style sheet hides it for the first 150 ms. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <progress className={styles['progress']} aria-label="De pagina wordt geladen" />
  );
};
