import { defineView, type DocumentOf } from '@portal/contracts';
import { z } from 'zod';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { type Projection, viewsFilledBy } from './projection';
import type { RebuildReport } from './rebuild-options';

const value = z.string().nullable();

/** The last comparison of each projection's views with a rebuild. Not made from events. */
export const verifications = defineView('verifications', {
  schema: z.object({
    id: z.string(),
    at: z.string(),
    documents: z.int(),
    different: z.int(),
    /** Some of them, as `Difference`. */
    differences: z.array(
      z.object({
        view: z.string(),
        id: z.string(),
        kind: z.enum(['changed', 'missing', 'extra']),
        fields: z.array(z.object({ name: z.string(), live: value, rebuilt: value })),
      }),
    ),
  }),
  filters: {},
  sorts: ['id'],
});
export type Verification = DocumentOf<typeof verifications>;

/** After a switch nothing differs. */
function verificationOf(projection: Projection, report: RebuildReport, at: Date): Verification {
  const names = viewsFilledBy(projection).map(({ name }) => name);
  const views = report.views.filter(({ view }) => names.includes(view));
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const { activated } = report;
  return {
    id: projection.name,
    at: at.toISOString(),
    documents: sum(views.map(({ live, rebuilt }) => (activated ? rebuilt : live))),
    different: activated ? 0 : sum(views.map(({ different = 0 }) => different)),
    differences: activated
      ? []
      : views.flatMap(({ view, differences = [] }) =>
          differences.map(({ fields, ...each }) => ({ view, ...each, fields: [...fields] })),
        ),
  };
}

export async function recordVerification(
  views: Pick<ViewStore, 'commit'>,
  projections: readonly Projection[],
  report: RebuildReport,
  at: Date,
): Promise<void> {
  const compared = projections.filter(({ view: { name } }) => report.views.some(({ view }) => view === name));
  const writes = compared.map((projection) => {
    const document = verificationOf(projection, report, at);
    return { view: verifications.name, id: document.id, document };
  });
  await views.commit([{ projection: verifications.name, position: 0, writes, outOfTurn: true }]);
}
