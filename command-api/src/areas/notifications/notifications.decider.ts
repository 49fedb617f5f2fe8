import type { EventOf, Language } from '@portal/contracts';
import type { notificationsCommands, notificationsEvents } from '@portal/contracts/areas/notifications';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type NotificationsEvent = EventOf<typeof notificationsEvents>;
type Commands = typeof notificationsCommands;

type SettingsEvent = Extract<
  NotificationsEvent,
  { type: 'NewFilesMailSet' | 'MailLanguageChosen' | 'NoticesRead' }
>;

interface Notifications {
  readonly newFiles: boolean;
  readonly language: Language | null;
  readonly readUpTo: string | null;
}

export type NotificationsCommands = {
  UpdateNotifications: CommandFor<Commands['UpdateNotifications']>;
  ChooseMailLanguage: CommandFor<Commands['ChooseMailLanguage']>;
  ReadNotices: CommandFor<Commands['ReadNotices']>;
  UnsubscribeFromMails: CommandFor<Commands['UnsubscribeFromMails'], { readonly userId: number }>;
};

export const notificationsStream = (userId: number): string => `notifications-${userId}`;

/** Stream `notifications-{userId}`. Default: all on (R-ACC-13). */
export const notificationsDecider = defineDecider<Notifications, NotificationsCommands, SettingsEvent>({
  initial: { newFiles: true, language: null, readUpTo: null },

  decide: {
    UpdateNotifications: ({ input, actor }, settings) => {
      const { newFiles: on } = input.notifications;
      if (on === settings.newFiles) return [];
      return [{ type: 'NewFilesMailSet', data: { userId: actor.userId, on, by: 'person' } }];
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

    UnsubscribeFromMails: ({ facts: { userId } }, settings) =>
      settings.newFiles ? [{ type: 'NewFilesMailSet', data: { userId, on: false, by: 'link' } }] : [],
  },

  evolve: {
    NewFilesMailSet: (settings, { data }) => ({ ...settings, newFiles: data.on }),
    MailLanguageChosen: (settings, { data }) => ({ ...settings, language: data.language }),
    NoticesRead: (settings, { data }) => ({ ...settings, readUpTo: data.upTo }),
  },
});
