import { expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import { type formsEvents, formsPushes } from '@portal/contracts/areas/forms';
import { projected } from '@portal/platform/testing/projection-kit';
import { formsPushRules } from './forms.push';

const data = { requestId: 'r-1', userId: 12, restaurantId: 1, restaurantSite: '101', restaurantName: 'Sol' };
const sent: EventOf<typeof formsEvents> = {
  type: 'CustomResourceRequested',
  data,
  personal: { subject: 'user-12', value: { topic: 'Cartel', comments: '' } },
};
const done: EventOf<typeof formsEvents> = {
  type: 'SentFormStatusChanged',
  data: { requestId: 'r-1', senderId: 12, from: 1, to: 3, userId: 2 },
  personal: { subject: 'user-2', value: { note: '' } },
};

it.each([
  ['sent', sent, 1],
  ['done', done, 3],
] as const)(
  '[R14] a form that was %s is told to its sender and to full administrators',
  (_, event, status) => {
    const source = { ...projected(event, 41), stream: 'customRequest-r-1' };
    const [push] = formsPushRules.on.get(event.type)?.(source) ?? [];
    expect(formsPushes.payloads.SentFormChanged.parse(push?.payload)).toMatchObject({
      formId: 'customRequest-r-1',
      status,
    });
    expect(push?.to).toEqual([{ user: 'user-12' }, { role: Role.Administrator }]);
  },
);
