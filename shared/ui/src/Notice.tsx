import type { ReactNode } from 'react';

import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Notice.module.css';
import { TONE_ICONS, type Tone } from './tone.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const WORDS: Record<Tone, string> = {
  info: 'Informatie',
  ok: 'Gelukt',
  warn: 'Let op',
  bad: 'Fout',
};

interface NoticeProps {
  kind?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** One line with its actions behind it, where there is room. */
  isRegel?: boolean;
  /** Only for a notice that appears while the user is busy: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status';
}

export const Notice = ({
  kind = 'info',
  title,
  children,
  actions,
  isRegel = false,
  role,
}: NoticeProps) => (
  <div className={joinClasses(styles.notice, styles[kind])} role={role}>
    <span className={styles.icon}>
      <Icon name={TONE_ICONS[kind]} />
      <VisuallyHidden>{WORDS[kind]}: </VisuallyHidden>
    </span>
    <div className={joinClasses(styles.body, isRegel && styles.regel)}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
