import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { z } from 'zod';

import { configSchema } from '../configSchema.ts';
import { notitieSchema, type Notitie } from './notitie.ts';

/** Behind the address of the product this path has to lead to the backend of this remote. */
const PATH = '/onderdelen/voorbeeld-onderdeel/notities';

/** Carries the calls to this remote's own backend, with the session of the product where that is. */
const transportOf = (host: HostApi): Transport => {
  const { backend } = configSchema.parse(host.config.remote);
  return backend === '' ? host.api : createTransport({ domain: backend });
};

interface Filter {
  projectId?: number;
  gevelvullingId?: string;
}

/** The newest first. @throws ApiError */
export const fetchNotities = async (host: HostApi, filter: Filter = {}): Promise<Notitie[]> => {
  const { data } = await transportOf(host).request({
    method: 'GET',
    path: PATH,
    query: { ...filter },
    answer: z.array(notitieSchema),
  });
  return data;
};

/** @throws ApiError */
export const addNotitie = async (
  host: HostApi,
  notitie: Pick<Notitie, 'projectId' | 'gevelvullingId' | 'tekst'>,
): Promise<Notitie> => {
  const { data } = await transportOf(host).request({
    method: 'POST',
    path: PATH,
    body: notitie,
    answer: notitieSchema,
  });
  return data;
};
