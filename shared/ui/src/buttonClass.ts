import styles from './Button.module.css';
import { joinClasses } from './joinClasses.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The look of a button, for a link that acts as one. */
export const buttonClass = (kind: ButtonKind = 'secondary'): string =>
  joinClasses(styles.button, styles[kind]);
