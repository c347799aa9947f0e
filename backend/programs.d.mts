/** The modules of all programs by the paths of their sources; made where they are not there or no longer what those say. */
export const makePrograms: () => Promise<Readonly<Record<string, string>>>;

/** @returns the address of the module of a program. @throws Error when there is none of that name */
export const addressOf: (name: string) => Promise<string>;
