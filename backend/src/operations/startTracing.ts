import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { Config } from '../config/config.ts';
import type { Watch } from '../watch/createWatch.ts';
import { traceWork } from './traceWork.ts';

/** Milliseconds that stopping waits for a collector. */
const STOP_LIMIT = 2000;

/**
 * Sends spans to a collector by OTLP over HTTP (JSON). `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` and
 * `OTEL_EXPORTER_OTLP_HEADERS` mean what they mean everywhere.
 * @returns sends what is left and stops
 */
export const startTracing = (
  { endpoint, ratio }: NonNullable<Config['tracing']>,
  { watch, version }: { watch: Watch; version: string },
): (() => Promise<void>) => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'adviestool',
      'service.version': version,
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  watch.listen(traceWork(provider.getTracer('adviestool', version)));
  return async () => {
    const limit = setTimeoutPromise(STOP_LIMIT, undefined, { ref: false });
    // Spans that nobody takes must not keep a server from stopping well.
    await Promise.race([provider.shutdown().catch(() => undefined), limit]);
  };
};
