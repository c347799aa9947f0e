import { PassThrough } from 'node:stream';

import {
  aanwezigenSchema,
  beheerSchema,
  opgeslagenSchema,
  type Aanwezige,
  type ProjectStand,
} from '@adviestool/contract/volgen';
import { z } from 'zod';

import type { Listen } from '../database/berichten.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { createAanwezigen } from './createAanwezigen.ts';

/** What instances tell each other. */
const berichtSchema = z.discriminatedUnion('soort', [
  z.object({ soort: z.literal('opgeslagen'), project: z.int(), revisie: z.int(), uid: z.int() }),
  z.object({ soort: z.literal('gemonteerd'), project: z.int(), nr: z.int() }),
  z.object({ soort: z.literal('beheer'), project: z.int(), beheer: beheerSchema }),
  z.object({ soort: z.literal('hier'), project: z.int(), wie: aanwezigenSchema.element }),
  z.object({
    soort: z.literal('weg'),
    project: z.int(),
    wie: aanwezigenSchema.element.pick({ uid: true, tab: true }),
  }),
]);

export type VolgBericht = z.infer<typeof berichtSchema>;

interface VolgersOptions {
  listen: Listen;
  /** Tells all instances, this one too. */
  send: (bericht: VolgBericht) => Promise<void>;
  now: () => Date;
  onError: (error: unknown) => void;
  limits?: Partial<typeof LIMITS>;
}

/** Milliseconds, numbers of streams and bytes. */
const LIMITS = {
  /** After this a stream ends, and the browser asks for another: who may not any more gets none. */
  life: 45_000,
  /** In which a tab may ask for its next one before it counts as gone. */
  grace: 4000,
  /** Between two looks for who is silent. */
  look: 10_000,
  perUser: 12,
  /** That wait for a reader; one that is slower is dropped. */
  backlog: 64 * 1024,
};

interface Volger {
  projectId: number;
  wie: Aanwezige;
  stroom: PassThrough;
  /** What was heard before the stream said where the project is; null: it has. */
  gehoord: string[] | null;
}

/** Where a project is: its revision, and the number of what was said on site last. */
export interface Hier {
  revision: number;
  gemonteerd: number;
}

const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const isSameTab = (one: Volger, other: Volger): boolean =>
  one.projectId === other.projectId &&
  one.wie.uid === other.wie.uid &&
  one.wie.tab === other.wie.tab;

/** Those who follow projects by this instance, and what they are told. */
export const createVolgers = ({ listen, send, now, onError, ...options }: VolgersOptions) => {
  const limits = { ...LIMITS, ...options.limits };
  const aanwezigen = createAanwezigen(now);
  const volgers = new Set<Volger>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const later = (act: () => void, wait: number): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, wait).unref();
    timers.add(timer);
    return timer;
  };

  const tell = (projectId: number, text: string): void => {
    for (const volger of volgers) {
      if (volger.projectId !== projectId) continue;
      if (volger.gehoord !== null) {
        volger.gehoord.push(text);
        continue;
      }
      volger.stroom.write(text);
      const { writableLength, readableLength } = volger.stroom;
      if (writableLength + readableLength > limits.backlog) volger.stroom.destroy();
    }
  };

  const tellAanwezigen = (projectId: number): void =>
    tell(projectId, eventText('aanwezig', aanwezigen.of(projectId)));

  const hear = (text: string): void => {
    const bericht = berichtSchema.safeParse(parseJson(text)).data;
    if (bericht === undefined) return;
    const { project, soort } = bericht;
    if (soort === 'opgeslagen') {
      const { revisie, uid } = bericht;
      const saved = { revision: projectRevisie(revisie), uid };
      tell(project, eventText('opgeslagen', opgeslagenSchema.parse(saved)));
      return;
    }
    if (soort === 'beheer') {
      tell(project, eventText('beheer', bericht.beheer));
      return;
    }
    if (soort === 'gemonteerd') {
      tell(project, eventText('gemonteerd', { gemonteerd: bericht.nr }));
      return;
    }
    const isOther =
      soort === 'hier'
        ? aanwezigen.add(project, bericht.wie)
        : aanwezigen.remove(project, bericht.wie);
    if (isOther) tellAanwezigen(project);
  };

  const publish = (bericht: VolgBericht): void => {
    if (!isStopped) void send(bericht).catch(onError);
  };

  const endAll = (): void => {
    for (const { stroom } of volgers) stroom.end();
  };

  const leave = (volger: Volger): void => {
    volgers.delete(volger);
    const { projectId, wie } = volger;
    const heard = aanwezigen.lastOf(projectId, wie);
    later(() => {
      if ([...volgers].some((other) => isSameTab(other, volger))) return;
      // Its next stream may be at another instance, which said so meanwhile.
      if (aanwezigen.lastOf(projectId, wie) !== heard) return;
      publish({ soort: 'weg', project: projectId, wie: { uid: wie.uid, tab: wie.tab } });
    }, limits.grace);
  };

  const looking = setInterval(() => {
    for (const projectId of aanwezigen.forgetSilent()) tellAanwezigen(projectId);
  }, limits.look).unref();
  // What was missed is heard by asking again, which every browser does whose stream ends.
  const listening = listen(hear, endAll);

  const standOf = (
    projectId: number,
    { revision, gemonteerd }: Hier,
    wie: Aanwezige,
  ): ProjectStand => ({
    revision: projectRevisie(revision),
    gemonteerd,
    aanwezig: [
      ...aanwezigen.of(projectId).filter(({ tab, uid }) => tab !== wie.tab || uid !== wie.uid),
      wie,
    ],
  });

  return {
    /** Whether this user may have one more stream. */
    hasRoom: (uid: number): boolean =>
      [...volgers].filter(({ wie }) => wie.uid === uid).length < limits.perUser,
    /** Somebody has the project on the screen. @returns where it is, and who else has */
    meet: (projectId: number, hier: Hier, wie: Aanwezige): ProjectStand => {
      publish({ soort: 'hier', project: projectId, wie });
      return standOf(projectId, hier, wie);
    },
    /** As `meet`, with what follows, for a while. `read` is asked after joining: what happens meanwhile is told too. */
    follow: async (
      projectId: number,
      wie: Aanwezige,
      read: () => Promise<Hier>,
    ): Promise<PassThrough> => {
      const stroom = new PassThrough();
      const volger: Volger = { projectId, wie, stroom, gehoord: [] };
      volgers.add(volger);
      const life = later(() => stroom.end(), limits.life);
      stroom.on('error', () => undefined);
      stroom.once('close', () => {
        clearTimeout(life);
        timers.delete(life);
        leave(volger);
      });
      try {
        const stand = standOf(projectId, await read(), wie);
        const gehoord = volger.gehoord?.join('') ?? '';
        volger.gehoord = null;
        stroom.write(`retry: 1000\n${eventText('stand', stand)}${gehoord}`);
      } catch (error) {
        stroom.destroy();
        throw error;
      }
      // Who went away meanwhile has been told of as gone.
      if (volgers.has(volger)) publish({ soort: 'hier', project: projectId, wie });
      return stroom;
    },
    /** How many streams there are. */
    count: (): number => volgers.size,
    /** Ends every stream now. */
    stop: async (): Promise<void> => {
      if (isStopped) return;
      isStopped = true;
      clearInterval(looking);
      for (const timer of timers) clearTimeout(timer);
      endAll();
      await (
        await listening
      )();
    },
  };
};

export type Volgers = ReturnType<typeof createVolgers>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
