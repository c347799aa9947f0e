import { PROJECTS } from '@adviestool/contract/paths';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { Link } from 'react-router';

import { useLoginPath } from '../routing/useLoginPath.ts';
import styles from './Logo.module.css';

interface Props {
  name: string;
}

/** A gevelvulling in its wall, anchored at two sides; leads to the projects or to the login. */
export const Logo = ({ name }: Props) => {
  const user = useSessionStore(selectUser);
  const login = useLoginPath();
  return (
    <Link className={styles['logo']} to={user === null ? login : PROJECTS}>
      <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 3h18v18H3z" />
        <path d="M7 7h10v10H7zM12 7v10" />
        <path className={styles['anchors']} d="M3 9.5h4m-4 5h4m10-5h4m-4 5h4" />
      </svg>
      <span className={styles['name']}>{name}</span>
    </Link>
  );
};
