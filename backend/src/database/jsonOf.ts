import { sql, type Column, type GetColumnData, type SQL, type SQLWrapper } from 'drizzle-orm';

/*
 * Many columns as one JSON value: driver, mapper and protocol spend their time on each column, and not on its length.
 * Moments in it are RFC 3339 text, in whatever zone the connection has.
 */

/** What becomes members of a JSON value, or of one within it, by their names. */
interface JsonMembers {
  readonly [name: string]: SQLWrapper | JsonMembers;
}

type Told<Value> = Value extends Date ? string : Value;

type ToldBy<Member> = Member extends Column
  ? Told<GetColumnData<Member>>
  : Member extends SQL<infer Value>
    ? Told<Value>
    : Member extends JsonMembers
      ? JsonOf<Member>
      : never;

/** The value of members as it is read. */
type JsonOf<Members> = { [Name in keyof Members]: ToldBy<Members[Name]> };

const isWrapper = (member: SQLWrapper | JsonMembers): member is SQLWrapper => 'getSQL' in member;

const build = (members: JsonMembers): SQL => {
  const parts = Object.entries(members).flatMap(([name, member]) => [
    // Names are of this program; as parameters each would need a type.
    sql.raw(`'${name}'`),
    isWrapper(member) ? sql`${member}` : build(member),
  ]);
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
};

/** One value of many columns. */
export const jsonOf = <Members extends JsonMembers>(members: Members): SQL<JsonOf<Members>> =>
  sql<JsonOf<Members>>`${build(members)}`;

/** As `jsonOf`, of a row that may not be there; null: it is not. @param key what is null then */
export const jsonIf = <Members extends JsonMembers>(
  key: Column,
  members: Members,
): SQL<JsonOf<Members> | null> =>
  sql<JsonOf<Members> | null>`case when ${key} is not null then ${build(members)} end`;

/** As `jsonOf`, as text. */
export const jsonText = (members: JsonMembers): SQL<string> => sql<string>`${build(members)}::text`;
