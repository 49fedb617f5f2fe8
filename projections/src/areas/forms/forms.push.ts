import type { EventOf } from '@portal/contracts';
import {
  type formsEvents,
  formsPushes,
  FormStatus,
  sentFormIdOf,
  type SentFormKind,
} from '@portal/contracts/areas/forms';
import { toFullAdministrators, toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

interface At {
  readonly revision: number;
  readonly position: number;
}
interface Changed {
  readonly formId: string;
  readonly status: FormStatus;
  readonly senderId: number;
}

const changed = ({ formId, status, senderId }: Changed, { revision: version, position }: At) => [
  {
    name: 'SentFormChanged' as const,
    payload: { id: formId, fields: { status, version }, position },
    to: [...toUser(senderId), ...toFullAdministrators],
  },
];

interface Sent extends At {
  readonly data: { readonly requestId: string; readonly userId: number };
}
const sent = (kind: SentFormKind) => (event: Sent) => {
  const { requestId, userId: senderId } = event.data;
  return changed({ formId: sentFormIdOf(kind, requestId), status: FormStatus.New, senderId }, event);
};

/** To the sender and administrators. */
export const formsPushRules = definePushRules<EventOf<typeof formsEvents>, typeof formsPushes>(formsPushes, {
  CustomResourceRequested: sent('custom'),
  OpeningFormSent: sent('opening'),
  BriefingSent: sent('briefing'),
  SentFormStatusChanged: (event) =>
    changed({ formId: event.stream, status: event.data.to, senderId: event.data.senderId }, event),
});
