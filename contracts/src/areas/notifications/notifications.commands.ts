import { z } from 'zod';
import {
  anyone,
  catalogueReaders,
  command,
  defineCommands,
  instant,
  languageSchema,
  only,
  wireFlag,
  wireJson,
  wireText,
} from '../../kernel';

/** One's own settings and marks: nobody changes them as somebody else (AMB-77). */
const readers = only(catalogueReaders, { asUser: false });

export const notificationsCommands = defineCommands('notifications', {
  UpdateNotifications: command({
    method: 'POST',
    path: 'user/notifications/update',
    input: z.object({ notifications: wireJson(z.object({ newFiles: wireFlag() })) }),
    output: z.object({ newFiles: z.boolean() }),
    access: readers,
    summary: 'Sets what the signed-in person is told of by mail (R-ACC-13, R-ACC-14, R-API-53)',
  }),
  ChooseMailLanguage: command({
    method: 'POST',
    path: 'user/notifications/language',
    input: z.object({ language: languageSchema }),
    output: z.object({ language: languageSchema }),
    access: readers,
    rejections: ['language_not_spoken'],
    summary: 'Sets the language of mails to the signed-in person: the one the portal is read in (R-PLT-07)',
  }),
  ReadNotices: command({
    method: 'POST',
    path: 'user/notices/read',
    /** The moment of the newest notice that was shown. */
    input: z.object({ up_to: instant() }),
    output: z.object({ up_to: instant() }),
    access: readers,
    summary: 'Everything behind the bell up to that moment was seen',
  }),
  UnsubscribeFromMails: command({
    method: 'POST',
    path: 'notifications/unsubscribe/{token}',
    /** Mail programs send `List-Unsubscribe=One-Click` beside it (RFC 8058). */
    input: z.object({ token: wireText(400) }),
    secretInputs: ['token'],
    output: z.object({ newFiles: z.literal(false) }),
    access: anyone(),
    beforeSession: true,
    beforeTerms: true,
    rejections: ['unsubscribe_link_invalid'],
    summary:
      'Ends the mails about new pieces for whom the signed link was sent to; needs no session (R-ACC-15)',
  }),
});
