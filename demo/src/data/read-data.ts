import { languages, markets } from '@portal/contracts';
import { z } from 'zod';

/** @throws with the file and the path in it if invalid */
export function readData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const read = schema.safeParse(content);
  if (read.success) return read.data;
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`demo/data/${file} cannot be read\n${mistakes.join('\n')}`);
}

export const textSchema = z.string().min(1);
export const textsSchema = z.array(textSchema).min(1);

export const inLanguages = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(languages), schema);
/** In both languages of Spain. */
export const inSpain = (schema: z.ZodString) => z.strictObject({ CAST: schema, CAT: schema });
export const inMarkets = <Schema extends z.ZodType>(schema: Schema) => z.record(z.enum(markets), schema);

export const nameIn = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(table) as Name[]);
