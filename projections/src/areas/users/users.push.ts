import { historyKindOf, userPushes } from '@portal/contracts/areas/users';
import { toFullAdministrators } from '@portal/platform/push/audiences';
import { declaredPushRules, type PushRules } from '@portal/platform/push/push-rules';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { type PersonEvent, personsIn } from './person-history.projection';

const historyChanged = (event: ProjectedEvent) =>
  personsIn(event as ProjectedEvent<PersonEvent>).map((userId) => ({
    name: 'PersonHistoryChanged' satisfies keyof typeof userPushes.payloads,
    payload: { userId, position: event.position },
    to: toFullAdministrators,
  }));

const { on: declared } = declaredPushRules(userPushes);
const others = [...Object.keys(historyKindOf), 'SessionClosed'].filter((type) => !declared.has(type));

/** Of histories that change without the list of people. */
export const userPushRules: PushRules = {
  area: userPushes.area,
  on: new Map(others.map((type) => [type, historyChanged])),
};
