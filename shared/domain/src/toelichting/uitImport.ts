/** Of what came with a file or a model, and nobody has looked at here since. */
export const UIT_IMPORT = 'uit een import, nog te controleren';

/** The same where nothing stands before it. */
export const UIT_IMPORT_APART = `${UIT_IMPORT.charAt(0).toUpperCase()}${UIT_IMPORT.slice(1)}`;
