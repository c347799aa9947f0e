import type { Collega } from '@adviestool/contract/collegas';
import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import { beheertProjecten } from '@adviestool/contract/rollen';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { currentUid, selectUser, useSessionStore } from '@adviestool/state/session';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Select } from '@adviestool/ui/Select';
import { useRef, useState } from 'react';

import { BeheerSectie, type SectieProps } from '../sectie/BeheerSectie.tsx';
import { handOver } from './handOver.ts';
import styles from './OverdragenSectie.module.css';
import { teksten } from './teksten.ts';
import { useCollegas } from './useCollegas.ts';

/** What the maker keeps of the project, in words for who is about to hand it over. */
const gevolgOf = (
  { host, project: { user } }: SectieProps,
  zichtbaarheid: Zichtbaarheid,
): string => {
  if (user !== null && user.uid !== currentUid()) {
    return teksten.houdtAnder(user.name, teksten.houdt[zichtbaarheid](user.name));
  }
  const groups = selectUser(useSessionStore.getState())?.groups ?? {};
  const roles = groups[host.config.variant.groupId]?.roles ?? [];
  return beheertProjecten(roles) ? teksten.houdtBeheer : teksten.houdt[zichtbaarheid]('U');
};

interface KeuzeProps extends SectieProps {
  collegas: readonly Collega[];
  zichtbaarheid: Zichtbaarheid;
}

const Keuze = ({ collegas, zichtbaarheid, ...sectie }: KeuzeProps) => {
  const { host, project } = sectie;
  const [uid, setUid] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** By colleague and what was seen of the project: pressed again it is the same wish. */
  const keys = useRef(new Map<string, string>());
  const naam = zichtbareNaam(project.projectGegevens.projectNaam, `Project ${project.id}`);
  const others = collegas.filter((collega) => collega.uid !== project.user?.uid);
  if (others.length === 0) return <p>{teksten.geenCollegas}</p>;

  const ask = async (): Promise<void> => {
    const collega = others.find((one) => String(one.uid) === uid);
    if (collega === undefined) {
      host.toast('warning', teksten.kiesEerst);
      return;
    }
    const vraag = teksten.vraag(naam, collega.name, gevolgOf(sectie, zichtbaarheid));
    if (!(await host.confirm(vraag))) return;
    setBusy(true);
    const wens = `${collega.uid} ${project.changed}`;
    const idempotencyKey = keys.current.get(wens) ?? crypto.randomUUID();
    keys.current.set(wens, idempotencyKey);
    if (await handOver(host, { project, naam, collega, idempotencyKey })) keys.current.clear();
    setBusy(false);
  };

  return (
    <div className={styles.keuze}>
      <Select
        label={teksten.collega}
        options={[
          { value: '', label: teksten.kies },
          ...others.map((collega) => ({ value: String(collega.uid), label: collega.name })),
        ]}
        value={uid}
        onChange={setUid}
      />
      <Button busy={isBusy} onClick={() => void ask()}>
        {teksten.actie}
      </Button>
    </div>
  );
};

const Overdragen = ({ host, project }: SectieProps) => {
  const { found, again } = useCollegas(host);

  return (
    <BeheerSectie title={teksten.titel} uitleg={teksten.uitleg}>
      {found.kind === 'klaar' && <Keuze host={host} project={project} {...found} />}
      {found.kind === 'bezig' && <output>{teksten.laden}</output>}
      {found.kind === 'mislukt' && (
        <Notice
          kind="bad"
          role="alert"
          actions={<Button onClick={() => void again()}>{teksten.opnieuw}</Button>}
        >
          {teksten.nietGeladen}
        </Notice>
      )}
    </BeheerSectie>
  );
};

/** Hands the project over to a colleague; for who manages it. One that was put away stays where it is. */
export const OverdragenSectie = (props: SectieProps) =>
  props.project.gearchiveerd === undefined ? <Overdragen {...props} /> : null;
