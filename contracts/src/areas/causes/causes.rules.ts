import { Role } from '../../kernel';

/** All that the portal does by itself. Each has a sentence in every language (`causes` texts of the web). */
export const reactionNames = [
  'when-a-briefing-is-sent-then-mail-the-agency',
  'when-a-custom-resource-is-requested-then-mail-the-agency',
  'when-a-password-is-changed-then-mail-a-notice',
  'when-a-password-link-is-issued-then-mail-it',
  'when-a-password-link-is-requested-then-answer-it',
  'when-a-pause-ends-then-announce',
  'when-a-pause-is-decided-then-mail-who-asked',
  'when-a-pause-is-decided-then-notify-who-asked',
  'when-a-person-is-erased-then-discard-their-templates',
  'when-a-planned-change-fails-then-mail-those-concerned',
  'when-a-quote-ends-tomorrow-then-remind',
  'when-a-quote-runs-out-then-close-it',
  'when-a-recall-asks-restaurants-then-mail-them',
  'when-a-recall-asks-restaurants-then-notify-them',
  'when-a-recall-is-not-confirmed-then-remind',
  'when-a-resource-is-filed-then-the-tree-knows',
  'when-a-resource-is-published-then-collect-it',
  'when-a-restaurant-reopens-then-its-channel-shows-it',
  'when-a-role-is-changed-then-mail-a-notice',
  'when-a-second-factor-is-reset-then-mail-a-notice',
  'when-a-session-expires-then-close-it',
  'when-a-slider-period-changes-then-announce',
  'when-a-template-has-been-deleted-for-long-then-discard-it',
  'when-a-template-keeps-a-file-then-count-it',
  'when-a-video-period-changes-then-announce',
  'when-an-action-is-due-then-announce-it',
  'when-an-address-is-to-change-then-mail-both',
  'when-an-administrator-acts-as-a-user-then-mail-them',
  'when-an-administrator-acts-as-a-user-then-notify-them',
  'when-an-erasure-is-requested-then-destroy-the-key',
  'when-an-import-is-old-then-discard-its-files',
  'when-an-opening-form-is-sent-then-mail-the-agency',
  'when-an-order-concerns-people-then-notify-them',
  'when-an-order-is-placed-then-its-entries-leave-the-cart',
  'when-an-order-waits-for-three-days-then-remind',
  'when-competitors-are-imported-then-the-diagnostic-has-them',
  'when-figures-are-a-year-old-then-note-it',
  'when-new-files-are-announced-then-mail-their-readers',
  'when-new-files-are-announced-then-notify-their-readers',
  'when-new-files-have-been-collected-then-announce-them',
  'when-order-news-are-announced-then-mail-those-concerned',
  'when-orders-have-had-news-for-a-while-then-announce-them',
  'when-personal-data-is-erased-then-rebuild-views',
  'when-report-files-have-been-out-of-use-then-discard-them',
  'when-the-day-of-a-planned-change-comes-then-apply-it',
  'when-the-day-of-a-resource-comes-then-apply-it',
] as const;
export type ReactionName = (typeof reactionNames)[number];

export const isReactionName = (name: string | undefined): name is ReactionName =>
  reactionNames.includes(name as ReactionName);

/** Areas with events; each has the name of its records in the texts. */
export const causeAreas = [
  'session',
  'users',
  'restaurants',
  'sections',
  'resources',
  'recalls',
  'cart',
  'orders',
  'chat',
  'mop',
  'imports',
  'channels',
  'diagnostic',
  'planner',
  'notifications',
  'forms',
  'sliders',
  'videos',
  'home',
  'download-report',
  'partner-reports',
  'operations',
  'library',
  'templates',
  'saved-views',
] as const;
export type CauseArea = (typeof causeAreas)[number];

/** Of work on an order: as its steps are named. */
const workActs = {
  QuoteSent: 'quote-sent',
  QuoteAccepted: 'quote-accepted',
  QuoteRefused: 'quote-refused',
  QuoteQuestioned: 'quote-questioned',
  QuoteAnswered: 'quote-answered',
  QuoteExpired: 'quote-expired',
  ProofSent: 'proof-sent',
  ProofChangesRequested: 'proof-changes',
  ProofsApproved: 'proof-approved',
  FinalArtAdded: 'final-art',
} as const;
const isWork = (type: string): type is keyof typeof workActs => type in workActs;

/** By the last word of an event's type; others are `changed`. */
const lastWords = [
  'accepted',
  'added',
  'announced',
  'applied',
  'approved',
  'assigned',
  'cancelled',
  'changed',
  'checked',
  'closed',
  'collected',
  'confirmed',
  'deleted',
  'discarded',
  'ended',
  'erased',
  'expired',
  'failed',
  'imported',
  'issued',
  'placed',
  'posted',
  'published',
  'reached',
  'refused',
  'reminded',
  'removed',
  'replaced',
  'requested',
  'restored',
  'sent',
  'started',
  'unconfirmed',
  'undone',
  'withdrawn',
] as const;

export const acts = [...lastWords, ...Object.values(workActs)] as const;
export type Act = (typeof acts)[number];

export function actOf(type: string): Act {
  if (isWork(type)) return workActs[type];
  const last = type.slice(type.search(/[A-Z][a-z]*$/)).toLowerCase();
  return lastWords.find((act) => act === last) ?? 'changed';
}

/** Of the reduced menu (AMB-08). */
const areasOfEditors: readonly string[] = [
  'sections',
  'resources',
  'recalls',
  'sliders',
  'orders',
  'chat',
  'notifications',
] satisfies readonly CauseArea[];

/** Whether events of that area are explained to the role. */
export const maySeeCausesIn = (area: string, role: Role): boolean =>
  role === Role.Administrator || (role === Role.Editor && areasOfEditors.includes(area));
