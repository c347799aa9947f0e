/** Somebody has saved the project since it was looked up: it is not deleted unseen. */
export class ProjectChangedError extends Error {
  override readonly name = 'ProjectChangedError';

  constructor(projectId: number) {
    super(`Project ${projectId} has changed since its analysis.`);
  }
}

/** The user of a run is gone, and nobody else's projects are touched for them. */
export class UserChangedError extends Error {
  override readonly name = 'UserChangedError';
}
