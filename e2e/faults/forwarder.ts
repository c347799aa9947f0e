import { connect, createServer, type Socket } from 'node:net';

import { freePort } from '../fixtures/server.ts';

/** A port that leads to the database which is the primary, as the balancer of a cluster does. */
export interface Forwarder {
  /** In place of the address of the database. */
  url: string;
  /** Leads new connections to another socket, null: to none. Those that are open stay. */
  lead: (socket: string | null) => void;
  /** Breaks what is open. */
  cut: () => void;
  close: () => void;
}

/** Leads to nothing until it is told. */
export const startForwarder = async (): Promise<Forwarder> => {
  const open = new Set<Socket>();
  let goal: string | null = null;
  const server = createServer((client) => {
    if (goal === null) {
      client.destroy();
      return;
    }
    const database = connect(goal);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    lead: (socket) => {
      goal = socket;
    },
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
};
