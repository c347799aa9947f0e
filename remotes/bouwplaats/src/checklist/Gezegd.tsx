import { fetchBouwplaatsFoto, fetchMontageFoto } from '@adviestool/contract/api/montage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Chip } from '@adviestool/ui/Chip';
import { useEffect, useEffectEvent, useState } from 'react';

import styles from '../plek/Bouwplaats.module.css';
import type { Plek } from '../adres/plek.ts';
import type { PlekRij } from '../plek/rijenVan.ts';
import type { GezegdNu } from '../plek/usePlek.ts';
import { teksten } from '../plek/teksten.ts';
import { bewaard, type Wachtend } from '../wachtrij/bewaard.ts';

interface FotoProps {
  host: HostApi;
  plek: Plek;
  id: string;
  nummer: number;
  wachtend: Wachtend | null;
}

const fetchFoto = (host: HostApi, plek: Plek, id: string): Promise<Blob> =>
  plek.soort === 'link'
    ? fetchBouwplaatsFoto(host.api, plek.inzageId, id)
    : fetchMontageFoto(
        host.api,
        { groupId: host.config.variant.groupId, projectId: plek.projectId },
        id,
      );

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new Error('The photo cannot be read.')));
    reader.readAsDataURL(blob);
  });

/** From what waits on this phone: what is said later of a piece names the photos of before too. */
const findKept = async ({ sleutel, wie }: Wachtend, id: string): Promise<string | null> => {
  for (const each of await bewaard.listWachtend(sleutel, wie)) {
    if (!each.body.fotos.includes(id)) continue;
    const kept = (await bewaard.readFotos(each))?.find((foto) => foto.id === id);
    if (kept !== undefined) return `data:image/jpeg;base64,${kept.inhoud}`;
  }
  return null;
};

/**
 * A photo, from this phone while it waits there, else from the server; without a network its name alone. The policy of
 * the site shows no `blob:`.
 */
const Foto = ({ host, plek, id, nummer, wachtend }: FotoProps) => {
  const [url, setUrl] = useState<string | null>(null);
  const isSent = wachtend === null;
  const readKept = useEffectEvent(async () => wachtend && findKept(wachtend, id));

  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<string> =>
      (isSent ? null : await readKept()) ?? dataUrlOf(await fetchFoto(host, plek, id));
    read().then(
      (found) => {
        if (!isGone) setUrl(found);
      },
      (error: unknown) => host.log('warn', 'A photo did not come.', error),
    );
    return () => {
      isGone = true;
    };
  }, [host, plek, id, isSent]);

  return url === null ? (
    <span>{teksten.foto(nummer)}</span>
  ) : (
    <img src={url} alt={teksten.foto(nummer)} />
  );
};

interface GezegdProps {
  host: HostApi;
  plek: Plek;
  gezegd: GezegdNu;
  /** What is to be said of the advice of now. */
  rij: Pick<PlekRij, 'voldoet' | 'waarschuwingen' | 'isBevestigingGetoetst'>;
}

/** What was said of a piece last: by whom, when, and what is otherwise. */
export const Gezegd = ({ host, plek, gezegd, rij }: GezegdProps) => {
  const { geplaatst, afwijking, toelichting, door, op, fotos, uitBestand, wachtend } = gezegd;
  const isGoed = rij.voldoet === true && rij.waarschuwingen === 0 && rij.isBevestigingGetoetst;
  // What somebody said elsewhere was not seen here.
  const placed = isGoed && uitBestand === undefined ? 'ok' : 'warn';
  return (
    <div className={styles.groep}>
      <p className={styles.som}>
        <Chip kind={geplaatst === null ? 'neutral' : placed}>
          {geplaatst === null ? teksten.stand.teDoen : teksten.gemonteerd}
        </Chip>
        {afwijking !== null && <Chip kind="warn">{teksten.afwijkingen[afwijking]}</Chip>}
        <span>{wachtend === null ? teksten.verstuurd : teksten.wacht(1)}</span>
      </p>
      {toelichting !== '' && <p className={styles.gezegd}>{toelichting}</p>}
      {(door !== null || wachtend === null) && (
        <span>{teksten.door(door ?? teksten.onbekend, new Date(op))}</span>
      )}
      {uitBestand !== undefined && (
        <p className={styles.gezegd}>{teksten.uitBestand(uitBestand.fotos.length)}</p>
      )}
      {fotos.length > 0 && (
        <div className={styles.fotos}>
          {fotos.map((id, index) => (
            <Foto key={id} host={host} plek={plek} id={id} nummer={index + 1} wachtend={wachtend} />
          ))}
        </div>
      )}
    </div>
  );
};
