import { fetchStand, followPath } from '@adviestool/contract/api/volgen';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Aanwezige } from '@adviestool/contract/volgen';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { currentUid } from '@adviestool/state/session';
import { NIEMAND, useVolgstand } from '@adviestool/state/volgstand';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { readOverride } from '../backendOverride/backendOverride.ts';
import styles from './Aanwezigen.module.css';
import { createBeheerMelder } from './createBeheerMelder.ts';
import { createInhaler } from './createInhaler.ts';
import { createVolger } from './createVolger.ts';
import { plekOf } from './plekOf.ts';
import { teksten } from './teksten.ts';
import { zojuistIn } from './zojuistIn.ts';

export interface AanwezigenProps {
  host: Pick<HostApi, 'api' | 'config' | 'project' | 'toast'>;
  project: Project;
  /** Hears what is to be said of what was just changed elsewhere; empty: nothing any more. */
  onTekst: (tekst: string) => void;
}

/** Milliseconds that what somebody else just changed is marked. */
const MARKED = 6000;
/** More names than these are counted. */
const MOST = 3;

/** Each once, with the place of one of their tabs; not the user. */
const othersIn = (aanwezigen: readonly Aanwezige[]): Aanwezige[] => [
  ...new Map(
    aanwezigen.filter(({ uid }) => uid !== currentUid()).map((each) => [each.uid, each]),
  ).values(),
];

const plaatsTekst = ({ name, plek }: Aanwezige, { gevelvullingen }: Project): string => {
  const [id = '', stap = ''] = plek.split('/');
  const found = gevelvullingen.find(
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id === id,
  );
  const kader = found?.gevelvullingEnKaderData;
  return teksten.bij(name, kader === undefined ? null : zichtbareNaam(kader.merk, kader.id), stap);
};

/** Follows the project: who else is there comes into the store, what they save into the page. */
const useVolgen = ({ host, project: { id: projectId }, onTekst }: AanwezigenProps): void => {
  const [tab] = useState(() => crypto.randomUUID());
  const { pathname } = useLocation();
  const plek = plekOf(pathname);
  const { api, config, project } = host;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const inhaler = createInhaler({
      project,
      projectId,
      onTaken: (before, after, door) => {
        const zojuist = zojuistIn(before, after, door);
        if (zojuist.tekst === null) return;
        useVolgstand.setState({ zojuist: zojuist.velden });
        onTekst(zojuist.tekst);
        clearTimeout(timer);
        timer = setTimeout(() => {
          useVolgstand.setState({ zojuist: NIEMAND.zojuist });
          onTekst('');
        }, MARKED);
      },
    });
    const tellBeheer = createBeheerMelder({ host, projectId });
    const { variant } = config;
    const volger = { projectId, tab, plek };
    const domain = (readOverride(variant) ?? variant.backend.domain).replace(/\/$/, '');
    const stop = createVolger({
      url: domain + followPath(variant.groupId, volger),
      ask: () => tellBeheer.within(() => fetchStand(api, variant.groupId, volger)),
      onAanwezigen: (aanwezigen) => useVolgstand.setState({ aanwezigen: othersIn(aanwezigen) }),
      onRevision: (revision, uid) => {
        tellBeheer.hearThere();
        void inhaler.hear(revision, uid);
      },
      onBeheer: tellBeheer.hear,
      onGemonteerd: (nr) => {
        useVolgstand.setState({ gemonteerd: nr });
        if (nr > 0) void inhaler.hearGemonteerd();
      },
    });
    return () => {
      stop();
      inhaler.stop();
      clearTimeout(timer);
      useVolgstand.setState({ zojuist: NIEMAND.zojuist });
      onTekst('');
    };
  }, [host, api, config, project, projectId, tab, plek, onTekst]);

  useEffect(() => () => useVolgstand.setState({ ...NIEMAND, beheer: null, gemonteerd: null }), []);
};

/** Who else has the project on the screen, and what one of them just saved. */
export const Aanwezigen = (props: AanwezigenProps) => {
  useVolgen(props);
  const aanwezigen = useVolgstand((stand) => stand.aanwezigen);
  const shown = aanwezigen.slice(0, MOST);
  const rest = aanwezigen.slice(MOST);

  return (
    aanwezigen.length > 0 && (
      <ul className={styles['lijst']} aria-label={teksten.lijst}>
        {shown.map((aanwezige) => {
          const plaats = plaatsTekst(aanwezige, props.project);
          return (
            <li key={aanwezige.uid} className={styles['wie']} title={plaats}>
              <span aria-hidden="true" className={styles['letter']}>
                {aanwezige.name.slice(0, 1).toUpperCase()}
              </span>
              <span className={styles['naam']}>{plaats}</span>
            </li>
          );
        })}
        {rest.length > 0 && (
          <li
            className={styles['wie']}
            title={rest.map((each) => plaatsTekst(each, props.project)).join('\n')}
          >
            {teksten.meer(rest.length)}
          </li>
        )}
      </ul>
    )
  );
};
