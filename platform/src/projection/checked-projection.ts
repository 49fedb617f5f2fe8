import type { ViewContract } from '@portal/contracts';
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
  const { view, sums } = projection;
  const checkOwn = checkOf(view, check);
  const handlers = [...projection.handlers].map(([type, handler]) => {
    const apply: typeof handler.apply = (...given) => {
      const document = handler.apply(...given);
      const [, , id] = given;
      checkOwn({ view: view.name, id, document });
      return document;
    };
    return [type, { ...handler, apply }] as const;
  });
  return {
    ...projection,
    handlers: new Map(handlers),
    ...(sums && { sums: { ...sums, check: checkOf(sums.view, check) } }),
  };
}

const checkOf =
  ({ name, schema }: ViewContract, check: CheckDocument): CheckDocument =>
  (write) => {
    const { error } = schema.nullable().safeParse(write.document);
    // Field names only; values may be personal.
    if (error)
      throw new InvalidDocument(
        name,
        error.issues.map(({ path, code }) => `${path.join('.')} ${code}`),
      );
    if (write.document !== null) check(write);
  };

/** Whether the store refused a document, rather than failed. */
export const isRefusal = (error: unknown): boolean => error instanceof TypeError;
