/**
 * Has scripts and style sheets be asked for across origins. What loads those of a remote takes the address of this
 * document for its origin, which it does not have, and of a file of another origin no hash is checked unasked.
 */
export const askPublicly = (head: HTMLHeadElement): void => {
  const insert = head.insertBefore.bind(head);
  head.insertBefore = (node, before) => {
    if (node instanceof HTMLLinkElement || node instanceof HTMLScriptElement)
      node.crossOrigin = 'anonymous';
    return insert(node, before);
  };
  head.appendChild = (node) => head.insertBefore(node, null);
};
