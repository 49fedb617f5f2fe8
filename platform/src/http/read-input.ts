import { z } from 'zod';

const isBlank = (value: unknown): boolean => value === '' || value === null;

/** What was sent stands in the issues: a field that is left out has a code of its own. */
const withInput = { reportInput: true };

/** Fields that are blank, that the schema takes no blank for, and that could be left out. */
function blanksIn(
  schema: z.ZodType,
  sent: Readonly<Record<string, unknown>>,
  error: z.ZodError,
): Set<string> {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {};
  const blank = error.issues.map(({ path: [name] }) => String(name)).filter((name) => isBlank(sent[name]));
  return new Set(blank.filter((name) => shape[name]?.safeParse(undefined).success));
}

/**
 * Reads what was sent. Forms send every field that they show: what is blank or `null` is left out, where blank is no value
 * and the field may be left out.
 */
export function readInput<T>(schema: z.ZodType<T>, sent: Readonly<Record<string, unknown>>) {
  const read = schema.safeParse(sent, withInput);
  const blanks = read.success ? new Set<string>() : blanksIn(schema, sent, read.error);
  if (blanks.size === 0) return read;
  const rest = Object.entries(sent).filter(([name]) => !blanks.has(name));
  return schema.safeParse(Object.fromEntries(rest), withInput);
}
