import { create } from 'zustand';

/** Why the sources of a remote do not build, by its id; empty: they do, or nobody says. */
export const useBuildErrors = create<Readonly<Record<string, readonly string[]>>>()(() => ({}));

export const tellBuildErrors = (id: string, errors: readonly string[]): void =>
  useBuildErrors.setState({ [id]: errors });
