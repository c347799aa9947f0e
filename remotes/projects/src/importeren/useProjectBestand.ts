import type { ProjectBestand } from '@adviestool/contract/projectBestand';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useRef, useState } from 'react';

import { leesBestand } from './leesBestand.ts';
import { omgevingOf } from './omgevingOf.ts';
import { teksten } from './teksten.ts';
import { voorbeeldOf, type Voorbeeld } from './voorbeeldOf.ts';

/** A file that can be imported. */
export interface OpenBestand extends Voorbeeld {
  bestand: ProjectBestand;
  /** Of this file: when it is sent again nothing is made twice. */
  idempotencyKey: string;
}

type BestandStand =
  | { soort: 'kiezen'; fout: { naam: string | null; tekst: string } | null }
  | { soort: 'lezen'; naam: string }
  | { soort: 'open'; open: OpenBestand };

/** Where a file comes from and what it turned out to be, one at a time. */
export const useProjectBestand = (host: HostApi) => {
  const running = useRef(0);
  const [stand, setStand] = useState<BestandStand>({ soort: 'kiezen', fout: null });

  const read = async (file: File): Promise<void> => {
    running.current += 1;
    const own = running.current;
    setStand({ soort: 'lezen', naam: file.name });
    const gelezen = await leesBestand(file);
    if (running.current !== own) return;
    if (!gelezen.gelukt) {
      setStand({ soort: 'kiezen', fout: { naam: file.name, tekst: gelezen.fout } });
      return;
    }
    const { bestand } = gelezen;
    const omgeving = await omgevingOf(host, bestand.inhoud.gegevens.catalogus);
    if (running.current !== own) return;
    const open = {
      ...voorbeeldOf(bestand, omgeving),
      bestand,
      idempotencyKey: crypto.randomUUID(),
    };
    setStand({ soort: 'open', open });
  };

  const take = ([file, second]: readonly File[]): void => {
    if (second !== undefined) {
      setStand({ soort: 'kiezen', fout: { naam: null, tekst: teksten.meerBestanden } });
    } else if (file !== undefined) void read(file);
  };

  const forget = (): void => setStand({ soort: 'kiezen', fout: null });

  return { stand, take, forget };
};
