/** Which project a call is about. */
export interface ProjectPlaats {
  groupId: number;
  projectId: number;
}
