import type { Catalogus } from '@adviestool/contract/catalogus';
import type { UpdateReset } from '@adviestool/contract/importQueue';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { listResets } from '@adviestool/domain/import/listResets';
import type { Updateplan } from '@adviestool/domain/import/planUpdate';
import { Notice } from '@adviestool/ui/Notice';
import { useEffect, useMemo, useState } from 'react';

import { teksten } from './teksten.ts';

const woorden = teksten.bijwerken;

/** Gevelvullingen that are listed. */
const EERSTE = 100;

interface ProductresetsProps {
  resets: readonly UpdateReset[];
  /** What is said of so many gevelvullingen. */
  kop: (aantal: number) => string;
}

/** The gevelvullingen that an update takes products away from, with what is told of each. */
export const Productresets = ({ resets, kop }: ProductresetsProps) =>
  resets.length === 0 ? null : (
    <Notice kind="warn">
      <p>{kop(resets.length)}</p>
      <ul>
        {resets.slice(0, EERSTE).map(({ id, merk, messages }) => (
          <li key={id}>
            {merk ?? woorden.zonderMerk}
            {messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </li>
        ))}
        {resets.length > EERSTE && <li>{woorden.enNog(resets.length - EERSTE)}</li>}
      </ul>
    </Notice>
  );

interface VerwachteResetsProps {
  host: HostApi;
  project: Project;
  plan: Updateplan;
  gekozen: ReadonlySet<string>;
}

/** Says before an update which products it takes away. */
export const VerwachteResets = ({ host, project, plan, gekozen }: VerwachteResetsProps) => {
  const { catalogus: keuze } = project.projectGegevens;
  const [catalogus, setCatalogus] = useState<Catalogus | 'mislukt' | null>(null);
  useEffect(() => {
    let isShown = true;
    const keep = (loaded: Catalogus | 'mislukt'): void => {
      if (isShown) setCatalogus(loaded);
    };
    host.catalogus.load(keuze).then(keep, () => keep('mislukt'));
    return () => {
      isShown = false;
    };
  }, [host, keuze]);
  const resets = useMemo(
    () => (catalogus === null || catalogus === 'mislukt' ? [] : listResets(plan, catalogus)),
    [plan, catalogus],
  );
  return catalogus === 'mislukt' ? (
    <Notice kind="warn">{woorden.resetsOnbekend}</Notice>
  ) : (
    <Productresets resets={resets.filter(({ id }) => gekozen.has(id))} kop={woorden.vervaltDan} />
  );
};
