import { createContext } from 'react';

/** True around fields that show what is filled in, and take nothing. */
export const ReadOnlyContext = createContext(false);
