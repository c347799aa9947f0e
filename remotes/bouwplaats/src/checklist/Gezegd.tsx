import { fetchBouwplaatsFoto, fetchMontageFoto } from '@adviestool/contract/api/montage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Chip } from '@adviestool/ui/Chip';
import { useEffect, useState } from 'react';

import styles from '../Bouwplaats.module.css';
import type { Plek } from '../plek/plek.ts';
import type { GezegdNu } from '../plek/usePlek.ts';
import { teksten } from '../teksten.ts';

interface FotoProps {
  host: HostApi;
  plek: Plek;
  id: string;
  nummer: number;
}

const fetchFoto = ({ host, plek, id }: FotoProps): Promise<Blob> =>
  plek.soort === 'link'
    ? fetchBouwplaatsFoto(host.api, plek.inzageId, id)
    : fetchMontageFoto(
        host.api,
        { groupId: host.config.variant.groupId, projectId: plek.projectId },
        id,
      );

/** A photo that the server has; without a network its place stays empty. */
const Foto = (props: FotoProps) => {
  const { nummer, id } = props;
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    fetchFoto(props).then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(null),
    );
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
    // eslint-disable-next-line react/exhaustive-deps -- one photo for the life of this component
  }, [id]);

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
}

/** What was said of a piece last: by whom, when, and what is otherwise. */
export const Gezegd = ({ host, plek, gezegd }: GezegdProps) => {
  const { geplaatst, afwijking, toelichting, door, op, fotos, wacht } = gezegd;
  return (
    <div className={styles.groep}>
      <p className={styles.som}>
        <Chip kind={geplaatst === null ? 'neutral' : 'ok'}>
          {geplaatst === null ? teksten.stand.teDoen : teksten.gemonteerd}
        </Chip>
        {afwijking !== null && <Chip kind="warn">{teksten.afwijkingen[afwijking]}</Chip>}
        <span>{wacht ? teksten.wacht(1) : teksten.verstuurd}</span>
      </p>
      {toelichting !== '' && <p className={styles.gezegd}>{toelichting}</p>}
      {!wacht && <span>{teksten.door(door ?? teksten.onbekend, new Date(op))}</span>}
      {fotos.length > 0 && (
        <div className={styles.fotos}>
          {fotos.map((id, index) => (
            <Foto key={id} host={host} plek={plek} id={id} nummer={index + 1} />
          ))}
        </div>
      )}
    </div>
  );
};
