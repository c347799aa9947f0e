import {
  VOLG_EVENTS,
  type Aanwezige,
  type Beheer,
  type ProjectStand,
} from '@adviestool/contract/volgen';

interface VolgerOptions {
  /** Where the stream comes from. */
  url: string;
  /** Asks once what the stream would tell. */
  ask: () => Promise<ProjectStand>;
  onAanwezigen: (aanwezigen: readonly Aanwezige[]) => void;
  /** The project is at this revision, which this user saved; null: it is not told who. */
  onRevision: (revision: string, uid: number | null) => void;
  /** Somebody did something with the project as a whole. */
  onBeheer: (beheer: Beheer) => void;
  /** What was said on site last has this number; 0: nothing was. */
  onGemonteerd: (nr: number) => void;
  waits?: Partial<typeof WAITS>;
}

/** Milliseconds. */
const WAITS = {
  /** In which the first event comes through, where streams do. */
  first: 10_000,
  /** Between two questions where they do not. */
  ask: 30_000,
};

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/**
 * Follows a project for as long as the page is in sight: by a stream, or by asking now and then where none comes
 * through. A page that is hidden follows nothing, for a browser has few connections. The answer ends it.
 */
export const createVolger = ({
  url,
  ask,
  onAanwezigen,
  onRevision,
  onBeheer,
  onGemonteerd,
  ...options
}: VolgerOptions): (() => void) => {
  const waits = { ...WAITS, ...options.waits };
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hearStand = ({ revision, aanwezig, gemonteerd }: ProjectStand): void => {
    onAanwezigen(aanwezig);
    onRevision(revision, null);
    if (gemonteerd !== undefined) onGemonteerd(gemonteerd);
  };

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };

  /** Asks now and then, and tries a stream again each time. */
  const askInstead = async (): Promise<void> => {
    close();
    timer = setTimeout(open, waits.ask);
    try {
      hearStand(await ask());
    } catch {
      // Whoever may not any more, or is offline, is told so by what the page itself asks.
      onAanwezigen([]);
    }
  };

  function open(): void {
    close();
    const opened = new EventSource(url, { withCredentials: true });
    source = opened;
    timer = setTimeout(() => void askInstead(), waits.first);
    opened.addEventListener('stand', ({ data }) => {
      clearTimeout(timer);
      const stand = VOLG_EVENTS.stand.safeParse(parse(data)).data;
      if (stand !== undefined) hearStand(stand);
    });
    opened.addEventListener('aanwezig', ({ data }) => {
      const aanwezig = VOLG_EVENTS.aanwezig.safeParse(parse(data)).data;
      if (aanwezig !== undefined) onAanwezigen(aanwezig);
    });
    opened.addEventListener('opgeslagen', ({ data }) => {
      const saved = VOLG_EVENTS.opgeslagen.safeParse(parse(data)).data;
      if (saved !== undefined) onRevision(saved.revision, saved.uid);
    });
    opened.addEventListener('beheer', ({ data }) => {
      const beheer = VOLG_EVENTS.beheer.safeParse(parse(data)).data;
      if (beheer !== undefined) onBeheer(beheer);
    });
    opened.addEventListener('gemonteerd', ({ data }) => {
      const said = VOLG_EVENTS.gemonteerd.safeParse(parse(data)).data;
      if (said !== undefined) onGemonteerd(said.gemonteerd);
    });
    opened.addEventListener('error', () => {
      // One that has ended is opened again by the browser; one that is refused is not.
      if (opened.readyState === EventSource.CLOSED && source === opened) void askInstead();
    });
  }

  const followSight = (): void => {
    if (document.visibilityState === 'visible') open();
    else close();
  };

  followSight();
  document.addEventListener('visibilitychange', followSight);
  return () => {
    document.removeEventListener('visibilitychange', followSight);
    close();
  };
};
