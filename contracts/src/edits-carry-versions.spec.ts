import { describe, expect, it } from '@jest/globals';
import { allCalls } from './all-calls';

/** No concurrent edit possible, or last write wins. */
const withoutVersion: Readonly<Record<string, string>> = {
  UpdateNotifications: 'a person’s own switches, one by one',
  UpdateNoticeSettings: 'a person’s own switches, one by one',
  ChangePassword: 'a link is good once',
  ChangeOwnPassword: 'the old password says what was there',
  SetMopAutoConfirm: 'one switch: either value is what was meant',
};

const changes = allCalls.filter(
  ({ kind, name }) => kind === 'command' && /^(Update|Change|Edit|Set|Rename)/.test(name),
);

describe('commands that change what a person has looked at', () => {
  it.each(changes.map((call) => [call.name, call] as const))('[R4] %s carries the version', (name, call) => {
    const fields = Object.keys((call.input as unknown as { shape: object }).shape);
    const carries = fields.includes('version') || fields.includes('versions');
    expect(carries).toBe(!Object.hasOwn(withoutVersion, name));
  });

  it('are found by their names, those without a version among them', () => {
    const names = changes.map(({ name }) => name);
    expect(Object.keys(withoutVersion).filter((name) => !names.includes(name))).toEqual([]);
    expect(names).toContain('ChangeOrderStatus');
  });
});
