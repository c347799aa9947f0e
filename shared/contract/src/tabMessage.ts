import { z } from 'zod';

const userMessage = <Event extends string>(event: Event) =>
  z.strictObject({ event: z.literal(event) });

const projectMessage = <Event extends string>(event: Event) =>
  z.strictObject({ event: z.literal(event), projectId: z.int().positive() });

/** What the tabs of one browser tell each other. */
export const tabMessageSchema = z.discriminatedUnion('event', [
  userMessage('user_login'),
  userMessage('user_logout'),
  projectMessage('project_created'),
  projectMessage('project_updated'),
  projectMessage('project_deleted'),
]);

export type TabMessage = z.infer<typeof tabMessageSchema>;

/** The messages that a remote may send; those of the session are the host's. */
export type ProjectMessage = Extract<TabMessage, { projectId: number }>;
