import type { HostApi } from '@adviestool/contract/remoteModule';
import { Card } from '@adviestool/ui/Card';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useState } from 'react';

import { NieuweNotitie } from '../notities/NieuweNotitie.tsx';
import type { Notitie } from '../notities/notitie.ts';
import { NotitieLijst } from '../notities/NotitieLijst.tsx';
import { fetchNotities } from '../notities/notitiesApi.ts';
import { teksten } from './teksten.ts';

interface OpzijProps {
  host: HostApi;
  projectId: number;
  gevelvullingId: string;
}

interface Stand {
  notities: readonly Notitie[];
  /** What went wrong; null: nothing. */
  fout: string | null;
}

/** A place has no loader: what it shows it fetches itself, and says itself when that fails. */
const useNotities = ({ host, projectId, gevelvullingId }: OpzijProps) => {
  const [stand, setStand] = useState<Stand>({ notities: [], fout: null });
  useEffect(() => {
    let isCurrent = true;
    fetchNotities(host, { projectId, gevelvullingId }).then(
      (notities) => isCurrent && setStand({ notities, fout: null }),
      (error: unknown) => isCurrent && setStand({ notities: [], fout: host.errorText(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [host, projectId, gevelvullingId]);
  const add = (notitie: Notitie): void =>
    setStand(({ notities }) => ({ notities: [notitie, ...notities], fout: null }));
  return { ...stand, add };
};

export const Opzij = (props: OpzijProps) => {
  const { host, projectId, gevelvullingId } = props;
  const { notities, fout, add } = useNotities(props);
  return (
    <Card title={teksten.titel}>
      <Stack>
        {fout !== null && <Notice kind="warn">{fout}</Notice>}
        <NotitieLijst notities={notities} />
        <NieuweNotitie host={host} about={{ projectId, gevelvullingId }} onAdded={add} />
      </Stack>
    </Card>
  );
};
