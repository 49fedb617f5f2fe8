import type { CheckDocument } from '../stores/view-store/view-store.port';
import type { Projection } from './projection';

class InvalidDocument extends Error {
  constructor(view: string, problems: readonly string[]) {
    super(`${view}: ${problems.join(', ')}`);
    this.name = 'InvalidDocument';
  }
}

/** Throws for documents that view or store refuse. Slow: only after a refused batch (R9). */
export function checkedProjection(projection: Projection, check: CheckDocument): Projection {
  const { name, schema } = projection.view;
  const handlers = [...projection.handlers].map(([type, handler]) => {
    const apply: typeof handler.apply = (...given) => {
      const document = handler.apply(...given);
      const { error } = schema.nullable().safeParse(document);
      // Field names only; values may be personal.
      if (error)
        throw new InvalidDocument(
          name,
          error.issues.map(({ path, code }) => `${path.join('.')} ${code}`),
        );
      const [, , id] = given;
      if (document !== null) check({ view: name, id, document });
      return document;
    };
    return [type, { ...handler, apply }] as const;
  });
  return { ...projection, handlers: new Map(handlers) };
}

/** Whether the store refused a document, rather than failed. */
export const isRefusal = (error: unknown): boolean => error instanceof TypeError;
