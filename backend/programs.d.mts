/** @returns the address of the module of a program. @throws Error when there is none of that name */
export const addressOf: (name: string) => string;
