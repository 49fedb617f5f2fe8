import type { DomainEvent } from '@portal/contracts';
import type { EventCodec, ProjectedEvent } from '../codec/event-codec.port';
import type { JsonRecord } from '../stores/event-store/event-store.port';

/** Codec without keys: envelopes are plain JSON. */
export const plainCodec: EventCodec = {
  forgotten: 0,
  encode: ({ type, data, personal }, id, metadata) => ({
    id,
    type,
    data: data as JsonRecord,
    ...(personal && { personal: { subject: personal.subject, sealed: JSON.stringify(personal.value) } }),
    metadata,
  }),
  decode: ({ personal, ...recorded }) => {
    if (!personal) return recorded as DomainEvent & ProjectedEvent;
    const value = JSON.parse(personal.sealed) as unknown;
    return { ...recorded, personal: { subject: personal.subject, value } };
  },
  forget: () => undefined,
};
