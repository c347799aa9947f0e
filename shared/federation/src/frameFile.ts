/** Among the files of a release: the document in which a remote stands that is kept apart. */
export const FRAME_FILE = 'frame.html';

/** Among the files of the host: what that document runs, as its build names it. */
export const FRAME_BUILD = { script: 'frame.js', style: 'frame.css', all: /^frame\.(?:js|css)/ };
