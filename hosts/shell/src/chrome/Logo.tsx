import { PROJECTS } from '@adviestool/contract/paths';
import { logoFile, type Release } from '@adviestool/contract/release';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { Link } from 'react-router';

import { useLoginPath } from '../session/loginPath.ts';
import styles from './Logo.module.css';

interface Props {
  release: Pick<Release, 'release' | 'variant'>;
}

/** A gevelvulling in its wall, anchored at two sides, with the name of the product. */
const HouseMark = ({ name }: { name: string }) => (
  <>
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 3h18v18H3z" />
      <path d="M7 7h10v10H7zM12 7v10" />
      <path className={styles['anchors']} d="M3 9.5h4m-4 5h4m10-5h4m-4 5h4" />
    </svg>
    <span className={styles['name']}>{name}</span>
  </>
);

/** The logo of the variant or of the house; leads to the projects or to the login. */
export const Logo = ({ release: { release, variant } }: Props) => {
  const user = useSessionStore(selectUser);
  const login = useLoginPath();
  const { name } = variant.branding;
  const file = logoFile(variant);
  return (
    <Link className={styles['logo']} to={user === null ? login : PROJECTS}>
      {file === null ? (
        <HouseMark name={name} />
      ) : (
        <img className={styles['picture']} src={`/releases/${release}/${file}`} alt={name} />
      )}
    </Link>
  );
};
