import type { HostApi } from '@adviestool/contract/remoteModule';
import { REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { z } from 'zod';

const functionOf = <T>() => z.custom<T>((value) => typeof value === 'function');

/** What `./module` of a remote exports, as far as the host uses it. */
export const remoteModuleSchema = z.object({
  default: z.object({
    contract: z.literal(REMOTE_CONTRACT),
    id: z.string(),
    pages: functionOf<(host: HostApi) => unknown>(),
    slots: z.record(z.string(), functionOf<(host: HostApi) => unknown>()).optional(),
  }),
});

export const remotePagesSchema = z.record(z.string(), functionOf<() => Promise<unknown>>());

export const componentSchema = z.custom<ComponentType>(
  (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
);

/** A page as the router renders it. */
export const loadedPageSchema = z.object({
  Component: componentSchema,
  loader:
    functionOf<(args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => unknown>().optional(),
  shouldRevalidate: functionOf<ShouldRevalidateFunction>().optional(),
});

export type LoadedRemote = z.infer<typeof remoteModuleSchema>['default'];
export type LoadedPage = z.infer<typeof loadedPageSchema>;
