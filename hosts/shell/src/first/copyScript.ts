/** The same script once more, to be run in the order of the document: what was asked for or held is never run again. */
export const copyScript = ({
  crossOrigin,
  integrity,
  src,
}: HTMLScriptElement): HTMLScriptElement => {
  const copy = document.createElement('script');
  copy.defer = true;
  copy.async = false;
  copy.crossOrigin = crossOrigin;
  copy.integrity = integrity;
  copy.src = src;
  return copy;
};
