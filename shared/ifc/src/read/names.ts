import { textOf, type Entity } from './entity.ts';

/** An element and its type or style, which says what the element itself leaves open. */
export interface Described {
  line: Entity | null;
  type: Entity | null;
}

/** What an element and its type are called, in one text. */
export const namesOf = ({ line, type }: Described): string =>
  [
    textOf(line, 'Name'),
    textOf(line, 'ObjectType'),
    textOf(type, 'Name'),
    textOf(type, 'ElementType'),
  ]
    .filter((each) => each !== null)
    .join(' ');

/** Without the number of the element that a program may put behind its name. */
export const naamOf = (line: Entity | null): string | null => {
  const name = textOf(line, 'Name');
  const ending = `:${textOf(line, 'Tag') ?? ''}`;
  return ending !== ':' && name?.endsWith(ending) === true ? name.slice(0, -ending.length) : name;
};
