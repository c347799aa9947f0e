import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buttonClass } from '@adviestool/ui/Button';
import { Icon } from '@adviestool/ui/Icon';
import { useRoom } from '@adviestool/ui/useRoom';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import type { GeladenInzage } from '../inzage/loadInzage.ts';
import { inzageGevelvullingPath, withFilter } from '../inzage/inzagePaths.ts';
import { teksten } from '../inzage/teksten.ts';
import { useInzageFilter } from '../inzage/useInzageFilter.ts';
import styles from './Bladeren.module.css';
import { useGetoond } from './useGetoond.ts';

const { bladeren } = teksten;

interface BladerenProps {
  inzage: GeladenInzage;
  gevelvulling: Gevelvulling;
}

/** The way to the gevelvulling before and after this one, of those that the list shows; nothing when it is the only one. */
export const Bladeren = ({ inzage, gevelvulling }: BladerenProps) => {
  const bar = useRoom<HTMLElement>('--action-room');
  const filter = useInzageFilter();
  const getoond = useGetoond(inzage, filter);
  const plaats = getoond?.indexOf(gevelvulling) ?? -1;
  if (getoond === null || getoond.length < 2 || plaats < 0) return null;

  const pathOf = ({ gevelvullingEnKaderData: { id } }: Gevelvulling): string =>
    withFilter(inzageGevelvullingPath(inzage.id, id), filter);
  const vorige = getoond[plaats - 1];
  const volgende = getoond[plaats + 1];

  return (
    <nav ref={bar} className={styles.bladeren} aria-label={bladeren.naam}>
      {vorige === undefined ? (
        <span />
      ) : (
        <Link to={pathOf(vorige)} className={buttonClass()} rel="prev">
          <Icon name="chevron-left" />
          {bladeren.vorige}
          <VisuallyHidden>: {weergavenaam(vorige)}</VisuallyHidden>
        </Link>
      )}
      <span className={styles.plaats}>{bladeren.plaats(plaats + 1, getoond.length)}</span>
      {volgende === undefined ? (
        <span />
      ) : (
        <Link to={pathOf(volgende)} className={buttonClass()} rel="next">
          {bladeren.volgende}
          <VisuallyHidden>: {weergavenaam(volgende)}</VisuallyHidden>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
};
