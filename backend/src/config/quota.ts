/** What projects may take: bytes of their gevelvullingen and of their sites, and how many there may be. */
export interface Quota {
  /** Bytes of the gevelvullingen of one project. */
  project: number;
  user: Ruimte;
  group: Ruimte;
}

export interface Ruimte {
  bytes: number;
  projecten: number;
}
