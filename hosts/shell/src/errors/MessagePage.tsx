import { Button, buttonClass } from '@adviestool/ui/Button';
import { Page } from '@adviestool/ui/Page';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './MessagePage.module.css';

interface Props {
  title: string;
  children?: ReactNode;
  /** The way on: an act, or a place to go. */
  action: { label: string } & ({ onPress: () => void; isDisabled?: boolean } | { to: string });
}

/** A page that only says something, with one way on. */
export const MessagePage = ({ title, children, action }: Props) => (
  <Page width="form">
    <title>{title}</title>
    <div className={styles['message']}>
      <h1>{title}</h1>
      {children}
      <div>
        {'to' in action ? (
          <Link className={buttonClass('primary')} to={action.to}>
            {action.label}
          </Link>
        ) : (
          <Button kind="primary" disabled={action.isDisabled} onClick={action.onPress}>
            {action.label}
          </Button>
        )}
      </div>
    </div>
  </Page>
);
