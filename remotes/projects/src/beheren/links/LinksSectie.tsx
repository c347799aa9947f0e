import { hasRemote } from '@adviestool/contract/hasRemote';
import type { InzageLinkVraag } from '@adviestool/contract/inzage';
import { LinksTabel, type LinkRegel } from '@adviestool/inzagelinks/LinksTabel';
import { teksten } from '@adviestool/inzagelinks/teksten';
import { withdrawLink } from '@adviestool/inzagelinks/withdrawLink';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { useState } from 'react';

import { BeheerSectie, type SectieProps } from '../sectie/BeheerSectie.tsx';
import { LinkVraag } from './LinkVraag.tsx';
import { NieuweLink, type GemaakteLink } from './NieuweLink.tsx';
import { useInzageLinks, type LinksStand } from './useInzageLinks.ts';

interface LijstProps {
  stand: LinksStand;
  load: () => Promise<void>;
  onWithdraw: (link: LinkRegel) => void;
}

const Lijst = ({ stand, load, onWithdraw }: LijstProps) => {
  switch (stand.kind) {
    case 'laadt':
      return <Skeleton kind="table" count={2} />;
    case 'mislukt':
      return (
        <Notice
          kind="bad"
          title={teksten.nietGeladen}
          actions={<Button onClick={() => void load()}>{teksten.opnieuw}</Button>}
        >
          {stand.melding}
        </Notice>
      );
    case 'klaar':
      return stand.links.length === 0 ? (
        <p>{teksten.geen}</p>
      ) : (
        <LinksTabel links={stand.links} onWithdraw={onWithdraw} />
      );
    default:
      return stand satisfies never;
  }
};

/** What was asked and failed; pressed again it is the same wish. */
interface Wens {
  vraag: InzageLinkVraag;
  key: string;
}

const wensOf = (vraag: InzageLinkVraag, earlier: Wens | null): Wens =>
  earlier?.vraag.dagen === vraag.dagen &&
  earlier.vraag.soort === vraag.soort &&
  earlier.vraag.label === vraag.label
    ? earlier
    : { vraag, key: crypto.randomUUID() };

/** Links that show the project to who has no account: made, listed and withdrawn. */
export const LinksSectie = ({ host, project }: SectieProps) => {
  const { stand, load, make } = useInzageLinks(host, project.id);
  const [gemaakt, setGemaakt] = useState<GemaakteLink | null>(null);
  const [failed, setFailed] = useState<Wens | null>(null);

  const makeLink = async (vraag: InzageLinkVraag): Promise<boolean> => {
    const wens = wensOf(vraag, failed);
    const made = await make(vraag, wens.key);
    setFailed(made === null ? wens : null);
    if (made !== null) {
      setGemaakt({ id: made.link.id, soort: vraag.soort ?? 'inzage', token: made.token });
    }
    return made !== null;
  };

  const withdraw = async ({ id }: LinkRegel): Promise<void> => {
    if (!(await withdrawLink(host, { projectId: project.id, id }))) return;
    if (gemaakt?.id === id) setGemaakt(null);
    await load();
  };

  return (
    <BeheerSectie title={teksten.titel} uitleg={teksten.uitleg}>
      <LinkVraag heeftBouwplaats={hasRemote(host.config.variant, 'bouwplaats')} onMake={makeLink} />
      {gemaakt !== null && <NieuweLink key={gemaakt.token} host={host} link={gemaakt} />}
      <Lijst stand={stand} load={load} onWithdraw={(link) => void withdraw(link)} />
    </BeheerSectie>
  );
};
