import { lackingIn } from './lackingIn.ts';

/** What is used although a browser lacks it, and why that is no harm. */
const HARMLESS: ReadonlySet<string> = new Set([
  // Asked for first.
  'Document.requestStorageAccess',
  'Location.ancestorOrigins',
  // Without it a script comes in its turn.
  'HTMLScriptElement.fetchPriority',
]);

/** Safari of a desktop has none, and no touch that would lead there. */
const TOUCH = /^Touch/;

/** Classes of the declarations that MDN names otherwise. */
const CLASS_OF: Readonly<Record<string, string>> = {
  ARIAMixin: 'Element',
  Animatable: 'Element',
  Body: 'Request',
  ChildNode: 'Element',
  ElementCSSInlineStyle: 'HTMLElement',
  HTMLOrSVGElement: 'HTMLElement',
  NavigatorStorage: 'Navigator',
  ParentNode: 'Element',
  WindowOrWorkerGlobalScope: 'Window',
};

const isLacking = (owner: string, member: string): boolean =>
  !TOUCH.test(owner) &&
  !HARMLESS.has(`${owner}.${member}`) &&
  lackingIn(CLASS_OF[owner] ?? owner, member).length > 0;

const OWNER = /^(?:interface|declare var) (\w+)\b.*\{$/;
const MEMBER = /^ {4}(?:readonly |get |set )?(\w+)\??[(:<]/;

/** The declarations of TypeScript's DOM without the members that a browser which is served lacks, as MDN says. */
export const servedDom = (declarations: string): string => {
  let owner = '';
  return declarations
    .split('\n')
    .filter((line) => {
      if (line.startsWith('}')) owner = '';
      owner = OWNER.exec(line)?.[1] ?? owner;
      const member = MEMBER.exec(line)?.[1];
      return owner === '' || member === undefined || !isLacking(owner, member);
    })
    .join('\n');
};
