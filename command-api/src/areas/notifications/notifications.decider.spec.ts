import { describe, it } from '@jest/globals';
import { aNewFilesMailSet } from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { notificationsDecider } from './notifications.decider';

const set = (newFiles: boolean) => ({ input: { notifications: { newFiles } } });
const off = aNewFilesMailSet(false);
const fromAMail = { input: { token: 'sealed' }, facts: { userId: 12 } };
const read = (upTo: string) => ({ type: 'NoticesRead' as const, data: { userId: 12, upTo } });

describe('what a person wants to be told of', () => {
  it('[R-ACC-13] is on until it is turned off: turning it on at first is quiet', () => {
    givenEvents(notificationsDecider, []).when('UpdateNotifications', set(true)).thenNothing();
    givenEvents(notificationsDecider, []).when('UpdateNotifications', set(false)).then([off]);
  });

  it('[R-ACC-14] changes with each change, and not by the same again', () => {
    givenEvents(notificationsDecider, [off]).when('UpdateNotifications', set(false)).thenNothing();
    givenEvents(notificationsDecider, [off])
      .when('UpdateNotifications', set(true))
      .then([aNewFilesMailSet(true)]);
  });

  it('[R-ACC-15] is turned off by the link of a mail, which is quiet the second time', () => {
    givenEvents(notificationsDecider, [])
      .when('UnsubscribeFromMails', fromAMail)
      .then([aNewFilesMailSet(false, { by: 'link' })]);
    givenEvents(notificationsDecider, [off]).when('UnsubscribeFromMails', fromAMail).thenNothing();
  });

  it('[R-PLT-07] is said in the language that was chosen last', () => {
    const chosen = { type: 'MailLanguageChosen' as const, data: { userId: 12, language: 'CAT' as const } };
    givenEvents(notificationsDecider, [])
      .when('ChooseMailLanguage', { input: { language: 'CAT' } })
      .then([chosen]);
    givenEvents(notificationsDecider, [chosen])
      .when('ChooseMailLanguage', { input: { language: 'CAT' } })
      .thenNothing();
  });

  it('[R-ACC-15] counts as seen up to a moment that goes forward only, and never beyond now', () => {
    const at = '2026-11-20T09:30:00.000Z';
    const when = (up_to: string) => ({ input: { up_to }, at });
    givenEvents(notificationsDecider, [])
      .when('ReadNotices', when('2026-11-20T09:00:00.000Z'))
      .then([read('2026-11-20T09:00:00.000Z')]);
    givenEvents(notificationsDecider, [])
      .when('ReadNotices', when('2031-01-01T00:00:00.000Z'))
      .then([read(at)]);
    givenEvents(notificationsDecider, [read('2026-11-20T09:00:00.000Z')])
      .when('ReadNotices', when('2026-11-20T08:00:00.000Z'))
      .thenNothing();
  });
});
