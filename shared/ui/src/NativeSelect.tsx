import type { ComponentProps } from 'react';

import controls from './control.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './NativeSelect.module.css';

/** A select without its label; its children are options. */
export const NativeSelect = (props: Omit<ComponentProps<'select'>, 'className' | 'style'>) => (
  <span className={styles.frame}>
    <select {...props} className={joinClasses(controls.control, styles.select)} />
    <span className={styles.chevron}>
      <Icon name="chevron-down" />
    </span>
  </span>
);
