import type { DocumentOf, EventOf } from '@portal/contracts';
import { type NationalContent, nationalPlans, type plannerEvents } from '@portal/contracts/areas/planner';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type NationalEvent = Extract<EventOf<typeof plannerEvents>, { data: { readonly content: NationalContent } }>;
type NationalDocument = DocumentOf<typeof nationalPlans>;

const maxNews = 50;

const changed = {
  id: keyedBy('year'),
  apply: (
    plan: NationalDocument | null,
    { type, data, revision: version, metadata: { at } }: ProjectedEvent<NationalEvent>,
  ): NationalDocument => ({
    id: String(data.year),
    year: data.year,
    ...data.content,
    lastId: data.lastId,
    version,
    restorable: type !== 'NationalPlanRestored',
    changedAt: at,
    news: [...data.changes.map((change) => ({ ...change, at, version })), ...(plan?.news ?? [])].slice(
      0,
      maxNews,
    ),
  }),
};

export const nationalPlansProjection = defineProjection<NationalEvent, typeof nationalPlans>(nationalPlans, {
  NationalPlanUpdated: changed,
  NationalPlanCopied: changed,
  NationalPlanRestored: changed,
});
