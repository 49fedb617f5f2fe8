import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { idleMilliseconds } from '@portal/contracts/areas/session';
import { endingOf, type SessionDocument, type UserDocument } from './session-ending';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse(at);
const session: SessionDocument = {
  id: 's1',
  userId: 1,
  role: Role.Manager,
  openedAt: at,
  seenAt: at,
  generation: 1,
  network: '',
  expiresAt: '2026-11-20T21:00:00.000Z',
  browser: '',
  system: '',
  revoked: false,
  acting: null,
  asUser: null,
};
const user: UserDocument = {
  id: 1,
  name: 'Ana',
  email: 'ana@es.chain.example',
  phone: '',
  type: Role.Manager,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  addressChange: null,
  version: 0,
  secondFactor: false,
};
interface Changes {
  readonly session?: Partial<SessionDocument>;
  readonly user?: Partial<UserDocument> | null;
  readonly at?: number;
}
const why = ({ session: ofSession, user: ofUser, at: then = now }: Changes) =>
  endingOf({ ...session, ...ofSession }, ofUser === null ? null : { ...user, ...ofUser }, then);
const raised = (reason: NonNullable<UserDocument['sessionsFrom']>['reason'], kept: string | null = null) => ({
  sessionsFrom: { generation: 2, at, kept, reason },
});

describe('why a session has ended', () => {
  it.each<[string, string | null, Changes]>([
    ['is not said of one that goes on', null, {}],
    ['is nothing while the restaurants of the person are others', null, { user: { locations: [2] } }],
    ['is its idle end', 'expired', { at: now + idleMilliseconds }],
    ['is its absolute end', 'expired', { session: { expiresAt: at } }],
    ['is that it was ended from another device', 'revoked', { session: { revoked: true } }],
    ['is that all others were ended', 'others-ended', { user: raised('others-ended') }],
    ['is a new password', 'password-changed', { user: raised('password-changed') }],
    ['is no new password for the one that it was set in', null, { user: raised('password-changed', 's1') }],
    ['is a second factor that was reset', 'second-factor-reset', { user: raised('second-factor-reset') }],
    ['is another role', 'role-changed', { user: { type: Role.Consultant } }],
    ['is a deactivation', 'deactivated', { user: { active: false } }],
    ['is a deletion, or an erasure', 'deleted', { user: { deleted: true, active: false } }],
    ['is a missing person', 'deleted', { user: null }],
    [
      'is the first cause, not that it is old by now',
      'deactivated',
      { user: { active: false }, at: now * 2 },
    ],
  ])('[S2] [W25] %s', (_title, reason, changes) => {
    expect(why(changes)).toBe(reason);
  });
});
