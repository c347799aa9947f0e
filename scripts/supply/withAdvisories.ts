import { z } from 'zod';

import { auditLine, type Audit } from './readAudit.ts';

const propertySchema = z.looseObject({ name: z.string() });

const sbomSchema = z.looseObject({
  metadata: z.looseObject({ properties: z.array(propertySchema).optional() }),
});

/** Where a list of components says what is known of their weaknesses. */
export const ADVISORIES = 'adviestool:advisories';

/** A list of components as CycloneDX that says whether known weaknesses were looked for, when, and how many there are. */
export const withAdvisories = (sbom: string, audit: Audit, now: Date): string => {
  const list = sbomSchema.parse(JSON.parse(sbom));
  const { metadata } = list;
  const others = (metadata.properties ?? []).filter(({ name }) => name !== ADVISORIES);
  const value = `${auditLine(audit)}, ${now.toISOString().slice(0, 10)}`;
  const properties = [...others, { name: ADVISORIES, value }];
  return `${JSON.stringify({ ...list, metadata: { ...metadata, properties } }, null, 2)}\n`;
};
