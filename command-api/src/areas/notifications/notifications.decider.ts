import type { EventOf, Language } from '@portal/contracts';
import {
  type ChosenNotices,
  defaultQuietHours,
  isNoticeOn,
  noticeChannels,
  noticeKinds,
  type notificationsCommands,
  type notificationsEvents,
  type QuietHours,
  withCells,
} from '@portal/contracts/areas/notifications';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import type { Unsubscribed } from './unsubscribe-token';

type NotificationsEvent = EventOf<typeof notificationsEvents>;
type Commands = typeof notificationsCommands;

type SettingsEvent = Extract<
  NotificationsEvent,
  { type: 'NoticesChosen' | 'QuietHoursSet' | 'MailLanguageChosen' | 'NoticesRead' }
>;

interface Notifications {
  readonly chosen: ChosenNotices;
  readonly quiet: QuietHours | null;
  readonly language: Language | null;
  readonly readUpTo: string | null;
}

export type NotificationsCommands = {
  UpdateNotifications: CommandFor<Commands['UpdateNotifications']>;
  UpdateNoticeSettings: CommandFor<Commands['UpdateNoticeSettings']>;
  ChooseMailLanguage: CommandFor<Commands['ChooseMailLanguage']>;
  ReadNotices: CommandFor<Commands['ReadNotices']>;
  UnsubscribeFromMails: CommandFor<Commands['UnsubscribeFromMails'], Unsubscribed>;
};

/** Cells that differ from what is on. */
function changedCells(chosen: ChosenNotices, cells: ChosenNotices): ChosenNotices {
  const kinds = noticeKinds.flatMap((kind) => {
    const changed = noticeChannels.flatMap((channel) => {
      const on = cells[kind]?.[channel];
      return on === undefined || on === isNoticeOn(chosen, kind, channel) ? [] : [[channel, on] as const];
    });
    return changed.length > 0 ? [[kind, Object.fromEntries(changed)] as const] : [];
  });
  return Object.fromEntries(kinds);
}

interface Choice {
  readonly userId: number;
  readonly cells: ChosenNotices;
  readonly by: 'person' | 'link';
}

function choose(chosen: ChosenNotices, { userId, cells, by }: Choice): SettingsEvent[] {
  const changed = changedCells(chosen, cells);
  if (Object.keys(changed).length === 0) return [];
  return [{ type: 'NoticesChosen', data: { userId, cells: changed, by } }];
}

export const notificationsStream = (userId: number): string => `notifications-${userId}`;

/** Stream `notifications-{userId}`. Defaults are those of `noticeRules` (R-ACC-13). */
export const notificationsDecider = defineDecider<Notifications, NotificationsCommands, SettingsEvent>({
  initial: { chosen: {}, quiet: defaultQuietHours, language: null, readUpTo: null },

  decide: {
    UpdateNotifications: ({ input, actor: { userId } }, { chosen }) =>
      choose(chosen, { userId, cells: { newFiles: { mail: input.notifications.newFiles } }, by: 'person' }),

    UpdateNoticeSettings: ({ input: { settings }, actor: { userId } }, { chosen, quiet: before }) => {
      const { cells, quiet = before } = settings;
      const isSame = quiet?.from === before?.from && quiet?.to === before?.to;
      return [
        ...choose(chosen, { userId, cells, by: 'person' }),
        ...(isSame ? [] : [{ type: 'QuietHoursSet' as const, data: { userId, quiet } }]),
      ];
    },

    ChooseMailLanguage: ({ input: { language }, actor }, settings) =>
      language === settings.language
        ? []
        : [{ type: 'MailLanguageChosen', data: { userId: actor.userId, language } }],

    // Clamped to now: browser clocks may be ahead.
    ReadNotices: ({ input, actor, at }, settings) => {
      const upTo = input.up_to < at ? input.up_to : at;
      if (settings.readUpTo !== null && upTo <= settings.readUpTo) return [];
      return [{ type: 'NoticesRead', data: { userId: actor.userId, upTo } }];
    },

    UnsubscribeFromMails: ({ facts: { userId, kind } }, { chosen }) =>
      choose(chosen, { userId, cells: { [kind]: { mail: false } }, by: 'link' }),
  },

  evolve: {
    NoticesChosen: (settings, { data }) => ({ ...settings, chosen: withCells(settings.chosen, data.cells) }),
    QuietHoursSet: (settings, { data }) => ({ ...settings, quiet: data.quiet }),
    MailLanguageChosen: (settings, { data }) => ({ ...settings, language: data.language }),
    NoticesRead: (settings, { data }) => ({ ...settings, readUpTo: data.upTo }),
  },
});
