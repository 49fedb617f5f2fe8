import { describe, it } from '@jest/globals';
import {
  aNoticesChosen,
  type ChosenNotices,
  defaultQuietHours,
  type NoticeKind,
  type QuietHours,
} from '@portal/contracts/areas/notifications';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { notificationsDecider } from './notifications.decider';

const set = (newFiles: boolean) => ({ input: { notifications: { newFiles } } });
const settings = (changes: { cells?: ChosenNotices; quiet?: QuietHours | null }) => ({
  input: { settings: { cells: {}, ...changes } },
});
const off = aNoticesChosen({ newFiles: { mail: false } });
const fromAMail = (kind: NoticeKind = 'newFiles') => ({
  input: { token: 'sealed' },
  facts: { userId: 12, kind },
});
const read = (upTo: string) => ({ type: 'NoticesRead' as const, data: { userId: 12, upTo } });
const quietSet = (quiet: QuietHours | null) => ({
  type: 'QuietHoursSet' as const,
  data: { userId: 12, quiet },
});

describe('the notification settings of a person', () => {
  it('[R-ACC-13] is on until it is turned off: turning it on at first produces no event', () => {
    givenEvents(notificationsDecider, []).when('UpdateNotifications', set(true)).thenNothing();
    givenEvents(notificationsDecider, []).when('UpdateNotifications', set(false)).then([off]);
  });

  it('[R-ACC-14] changes with each change, and not by the same again', () => {
    givenEvents(notificationsDecider, [off]).when('UpdateNotifications', set(false)).thenNothing();
    givenEvents(notificationsDecider, [off])
      .when('UpdateNotifications', set(true))
      .then([aNoticesChosen({ newFiles: { mail: true } })]);
  });

  it('[R-ACC-14] is set cell by cell: only what changes is recorded', () => {
    givenEvents(notificationsDecider, [off])
      .when(
        'UpdateNoticeSettings',
        settings({
          cells: { newFiles: { mail: false, bell: false }, quote: { mail: true }, taken: { mail: true } },
        }),
      )
      .then([aNoticesChosen({ taken: { mail: true }, newFiles: { bell: false } })]);
    givenEvents(notificationsDecider, []).when('UpdateNoticeSettings', settings({})).thenNothing();
  });

  it('[R-ACC-14] has quiet hours that are set, and ended', () => {
    const quiet = { from: '20:00', to: '09:30' };
    givenEvents(notificationsDecider, [])
      .when('UpdateNoticeSettings', settings({ quiet: defaultQuietHours }))
      .thenNothing();
    givenEvents(notificationsDecider, [])
      .when('UpdateNoticeSettings', settings({ quiet }))
      .then([quietSet(quiet)]);
    givenEvents(notificationsDecider, [quietSet(quiet)])
      .when('UpdateNoticeSettings', settings({ quiet: null, cells: { pause: { device: false } } }))
      .then([aNoticesChosen({ pause: { device: false } }), quietSet(null)]);
  });

  it('[R-ACC-15] is turned off by the link of a mail for its kind alone; a repeat produces no event', () => {
    const ended = (kind: NoticeKind) => aNoticesChosen({ [kind]: { mail: false } }, { by: 'link' });
    for (const kind of ['newFiles', 'quote'] as const)
      givenEvents(notificationsDecider, [])
        .when('UnsubscribeFromMails', fromAMail(kind))
        .then([ended(kind)]);
    givenEvents(notificationsDecider, [off]).when('UnsubscribeFromMails', fromAMail()).thenNothing();
    givenEvents(notificationsDecider, [off])
      .when('UnsubscribeFromMails', fromAMail('proof'))
      .then([ended('proof')]);
  });

  it('[R-PLT-07] is sent in the language that was chosen last', () => {
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
