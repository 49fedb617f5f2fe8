import { expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import { type formsEvents, formsPushes } from '@portal/contracts/areas/forms';
import { pushing } from '@portal/platform/testing/projection-kit';
import { formsPushRules } from './forms.push';

const pushesOf = pushing(formsPushes, formsPushRules);
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
  '[R14] a form that was %s is pushed to its sender and to full administrators',
  (_, event, status) => {
    const [push] = pushesOf({ ...event, stream: 'customRequest-r-1' });
    expect(push?.payload).toMatchObject({ id: 'customRequest-r-1', fields: { status } });
    expect(push?.to).toEqual([{ user: 'user-12' }, { role: Role.Administrator }]);
  },
);
