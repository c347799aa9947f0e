import type { MontageBody, MontageInvoer } from '@adviestool/contract/montage';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nieuwsteInvoer, type Gezegd, type NieuwsteInvoer } from '@adviestool/montage/montageStand';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import type { GeladenPlek } from '../laden/loadPlek.ts';
import { bewaard, withInvoer, type Wachtend, type WachtendeFoto } from '../wachtrij/bewaard.ts';
import { verzendEen } from '../wachtrij/verzend.ts';
import { sleutelOf } from '../adres/plek.ts';

/** Milliseconds to the next try while something waits. */
const OPNIEUW = 20_000;

/** The newest that was said of a piece. */
export interface GezegdNu extends Gezegd {
  op: string;
  door: string | null;
  toelichting: string;
  /** Ids; while it waits the phone has the new ones, and the server those of before. */
  fotos: readonly string[];
  /** As it is on this phone while it is not sent; null: it was. */
  wachtend: Wachtend | null;
}

const vanServer = ({ fotos, ...invoer }: MontageInvoer): GezegdNu => ({
  ...invoer,
  fotos: fotos.map(({ id }) => id),
  wachtend: null,
});

const vanTelefoon = (wachtend: Wachtend): GezegdNu => ({
  ...wachtend.body,
  gevelvulling: wachtend.gevelvullingId,
  door: wachtend.door,
  wachtend,
});

/** Said by a clock that was ahead and is not any more: it counts as said now, as the refusal of it tells. */
const metMoment = (body: MontageBody, now: Date): MontageBody => {
  const op = now.toISOString();
  return body.geplaatst === null || Date.parse(body.geplaatst) <= now.getTime()
    ? body
    : { ...body, geplaatst: op, op };
};

/**
 * Asks the browser to take nothing away when the phone is full. Not before something waits: Firefox asks its user. Safari
 * takes it away all the same once the site was not touched on seven days of its use.
 */
const holdStorage = (): void => {
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
};

const inOrder = (invoer: readonly GezegdNu[]): readonly GezegdNu[] =>
  invoer.toSorted((one, other) => Date.parse(one.op) - Date.parse(other.op));

export interface PlekStand {
  nieuwste: NieuwsteInvoer<GezegdNu>;
  /** Said, neither sent nor refused. */
  wachtend: readonly Wachtend[];
  geweigerd: readonly Wachtend[];
  /** The link was withdrawn meanwhile. */
  isWeg: boolean;
  /** Keeps what was said, and sends it when there is a network. @throws Error when the phone cannot keep it */
  zeg: (
    said: Omit<Wachtend, 'nr' | 'sleutel' | 'wie' | 'projectId' | 'geweigerd'> & {
      fotos: readonly WachtendeFoto[];
    },
  ) => Promise<void>;
  verstuur: () => Promise<void>;
  /** Sends what was refused once more, under this name. */
  opnieuw: (wachtend: Wachtend, door: string | null) => Promise<void>;
  gooiWeg: (wachtend: Wachtend) => Promise<void>;
}

/** What was said of a site, on this phone and elsewhere, and what is still to be sent. */
export const usePlek = (host: HostApi, geladen: GeladenPlek): PlekStand => {
  const { plek, wie } = geladen;
  const sleutel = sleutelOf(plek);
  const [invoer, setInvoer] = useState(geladen.invoer);
  const [wachtend, setWachtend] = useState(geladen.wachtend);
  const [isWeg, setWeg] = useState(false);
  const [isLater, setLater] = useState(false);

  const look = async (): Promise<readonly Wachtend[]> => {
    const waits = await bewaard.listWachtend(sleutel, wie);
    // Another page may have sent what waited here.
    const kept = await bewaard.readPlek(sleutel, wie);
    setInvoer((known) => withInvoer(kept?.gegevens.invoer ?? [], known));
    setWachtend(waits);
    return waits;
  };

  const taken = (more: MontageInvoer): void => setInvoer((known) => withInvoer(known, [more]));

  const verstuur = async (): Promise<void> => {
    const { kind } = await verzendEen(host, plek, taken);
    setLater(kind === 'later');
    if (kind === 'ingetrokken') {
      await bewaard.forget(sleutel);
      setWeg(true);
    }
    await look();
  };

  const trySending = async (waits: readonly Wachtend[]): Promise<void> => {
    try {
      if (waits.some(({ geweigerd }) => geweigerd === null)) await verstuur();
    } catch (error) {
      host.log('warn', 'Nothing was sent.', error);
    }
  };
  const tryNow = useEffectEvent(() => void trySending(wachtend));
  /** What was loaded may have taken over what waited under another link. */
  const tryLoaded = useEffectEvent((waits: readonly Wachtend[]) => {
    if (waits.length === 0) return;
    look().then(trySending, (error: unknown) => host.log('warn', 'Nothing was read.', error));
  });

  useEffect(() => {
    const first = setTimeout(tryLoaded, 0, geladen.wachtend);
    return () => clearTimeout(first);
  }, [geladen.wachtend]);

  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('online', tryNow, { signal: listening.signal });
    const timer = setInterval(tryNow, OPNIEUW);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    if (isLater) holdStorage();
  }, [isLater]);

  // What was refused counts for nothing.
  const onderweg = useMemo(
    () => wachtend.filter(({ geweigerd }) => geweigerd === null),
    [wachtend],
  );
  const nieuwste = useMemo(
    () =>
      nieuwsteInvoer(
        inOrder([
          ...withInvoer(geladen.invoer, invoer).map(vanServer),
          ...onderweg.map(vanTelefoon),
        ]),
      ),
    [geladen.invoer, invoer, onderweg],
  );

  return {
    nieuwste,
    wachtend: onderweg,
    geweigerd: wachtend.filter(({ geweigerd }) => geweigerd !== null),
    isWeg,
    zeg: async (said) => {
      await bewaard.addWachtend({ ...said, sleutel, wie, projectId: geladen.projectId });
      await look();
      verstuur().catch((error: unknown) => host.log('warn', 'Nothing was sent.', error));
    },
    verstuur,
    opnieuw: async (one, door) => {
      await bewaard.change(one, { geweigerd: null, door, body: metMoment(one.body, new Date()) });
      await verstuur();
    },
    gooiWeg: async (one) => {
      await bewaard.removeWachtend(one);
      await look();
    },
  };
};
