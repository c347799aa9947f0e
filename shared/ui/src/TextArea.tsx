import type { ComponentProps } from 'react';

import styles from './control.module.css';
import { joinClasses } from './joinClasses.ts';

export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className' | 'style'>) => (
  <textarea {...props} className={joinClasses(styles.control, styles.area)} />
);
