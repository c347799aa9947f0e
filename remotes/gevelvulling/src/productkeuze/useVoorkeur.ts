import type { HostApi } from '@adviestool/contract/remoteModule';
import { VOORKEUREN, type Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { openStorage } from '@adviestool/state/browserStorage';
import { useState } from 'react';
import { z } from 'zod';

const KEY = 'productkeuze-voorkeur';

/** What a recommendation counts, as this user chose it last in this browser. */
export const useVoorkeur = ({
  config,
}: HostApi): readonly [Voorkeur, (voorkeur: Voorkeur) => void] => {
  const [storage] = useState(() => openStorage('local', config.variant.id));
  const [voorkeur, setVoorkeur] = useState<Voorkeur>(
    () => storage.read(KEY, z.enum(VOORKEUREN)) ?? 'lichtste',
  );
  return [
    voorkeur,
    (next) => {
      storage.write(KEY, next);
      setVoorkeur(next);
    },
  ];
};
