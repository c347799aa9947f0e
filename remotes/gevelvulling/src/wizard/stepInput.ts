import { z } from 'zod';

/** The values of a schema as a form holds them: a number field may hold the text that was typed. */
type Input<Values> = {
  [Key in keyof Values]: number extends Values[Key] ? Values[Key] | string : Values[Key];
};

type Fields = Readonly<Record<string, z.ZodType>>;

const isNumberField = (field: z.ZodType | undefined): boolean =>
  field !== undefined && field.safeParse(0.5).success;

const withoutTexts = (shape: Fields, input: unknown): unknown =>
  typeof input === 'object' && input !== null
    ? Object.fromEntries(
        Object.entries(input).map(([key, value]) => [
          key,
          typeof value === 'string' && isNumberField(shape[key]) ? null : value,
        ]),
      )
    : input;

/**
 * Reads the input of a step in two ways: `input` as it was typed, to keep it; `read` what it says, where
 * text that is no number counts as nothing.
 */
export const stepInput = <Shape extends Fields, Config extends z.core.$ZodObjectConfig>(
  schema: z.ZodObject<Shape, Config>,
) => ({
  input: z.custom<Input<z.output<typeof schema>>>(
    (input) => schema.safeParse(withoutTexts(schema.shape, input)).success,
  ),
  read: (input: unknown): z.output<typeof schema> =>
    schema.parse(withoutTexts(schema.shape, input)),
});
