import type { CheckDocument } from '../stores/view-store/view-store.port';
import type { Projection } from './projection';

/** A projection made a document that its view does not declare: some event is not what it should be. */
class InvalidDocument extends Error {
  constructor(view: string, problems: readonly string[]) {
    super(`${view}: ${problems.join(', ')}`);
    this.name = 'InvalidDocument';
  }
}

/**
 * The same projection, which throws for a document that the view or the store refuses. It checks every event, so it is
 * used only after a refused batch, to find the event (R9).
 */
export function checkedProjection(projection: Projection, check: CheckDocument): Projection {
  const { name, schema } = projection.view;
  const handlers = [...projection.handlers].map(([type, handler]) => {
    const apply: typeof handler.apply = (...given) => {
      const document = handler.apply(...given);
      const { error } = schema.nullable().safeParse(document);
      // Fields and never values, which may be personal.
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

/** Does a store refuse a document, and not everything? */
export const isRefusal = (error: unknown): boolean => error instanceof TypeError;
