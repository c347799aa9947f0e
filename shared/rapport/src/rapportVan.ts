/** What a report is of: a project, or what a link shows of one. */
export type RapportVan =
  | { projectId: number; inzageId?: never }
  | { inzageId: string; projectId?: never };
