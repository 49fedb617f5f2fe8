import { actorIdOf, type DocumentOf, type EventOf } from '@portal/contracts';
import { type formsEvents, FormStatus, sentForms } from '@portal/contracts/areas/forms';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type FormsEvent = EventOf<typeof formsEvents>;
type Sent = Exclude<FormsEvent, { type: 'SentFormStatusChanged' }>;
type SentForm = DocumentOf<typeof sentForms>;

const byRequest = keyedBy('requestId');

/** Erased people's forms keep only their time. */
function sent<E extends Sent>(
  kind: SentForm['kind'],
  answersIn: (text: NonNullable<E['personal']['value']>, event: E) => SentForm['answers'],
) {
  return (_none: SentForm | null, event: ProjectedEvent<E>): SentForm => {
    const { requestId: id, userId, restaurantId, restaurantSite, restaurantName } = event.data;
    const text = event.personal.value as NonNullable<E['personal']['value']> | null;
    const answers = text === null ? {} : answersIn(text, event);
    return {
      id,
      kind,
      userId,
      sentBy: actorIdOf(event.metadata),
      at: event.metadata.at,
      restaurantId,
      restaurantSite,
      restaurantName,
      answers,
      words: Object.values(answers).join(' '),
      status: FormStatus.New,
      version: event.revision,
      steps: [],
    };
  };
}

type Of<Type extends Sent['type']> = Extract<Sent, { type: Type }>;

export const sentFormsProjection = defineProjection<FormsEvent, typeof sentForms>(sentForms, {
  CustomResourceRequested: {
    id: byRequest,
    apply: sent<Of<'CustomResourceRequested'>>('custom', ({ topic, comments }) => ({ topic, comments })),
  },
  OpeningFormSent: {
    id: byRequest,
    apply: sent<Of<'OpeningFormSent'>>('opening', ({ answers }) => answers),
  },
  BriefingSent: {
    id: byRequest,
    apply: sent<Of<'BriefingSent'>>(
      'briefing',
      ({ business, marketing, target, phone, ...rest }, { data }) => ({
        type: data.type,
        business,
        marketing,
        target,
        phone,
        date: rest.deliveryDate,
        activation_dates: rest.activationDates,
        budget: rest.budget,
      }),
    ),
  },
  SentFormStatusChanged: {
    id: byRequest,
    apply: patch(({ steps }, { data: { to: status }, personal: { value }, metadata, revision }) => ({
      status,
      version: revision,
      steps: [...steps, { status, at: metadata.at, by: actorIdOf(metadata), note: value?.note ?? '' }],
    })),
  },
});
