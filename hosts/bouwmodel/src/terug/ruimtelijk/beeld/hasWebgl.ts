/** Whether the browser draws in three dimensions, with a graphics card or without. */
export const hasWebgl = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser keeps few of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
