import { channelBindings } from './areas/channels/channels.bindings';
import { channelUploadHandlers } from './areas/channels/channels.uploads';
import { whenAPlannedChangeFailsThenMailThoseConcerned } from './areas/channels/when-a-planned-change-fails-then-mail-those-concerned.mailing';
import { whenARestaurantReopensThenItsChannelShowsIt } from './areas/channels/when-a-restaurant-reopens-then-its-channel-shows-it.deadline';
import { whenTheDayOfAPlannedChangeComesThenApplyIt } from './areas/channels/when-the-day-of-a-planned-change-comes-then-apply-it.deadline';
import { chatBindings } from './areas/chat/chat.bindings';
import { cartBindings } from './areas/cart/cart.bindings';
import { cartUploadPurposes } from './areas/cart/cart.uploads';
import { syncedCartBindings } from './areas/cart/synced-cart.bindings';
import { whenAnOrderIsPlacedThenItsEntriesLeaveTheCart } from './areas/cart/when-an-order-is-placed-then-its-entries-leave-the-cart.automation';
import { diagnosticBindings } from './areas/diagnostic/diagnostic.bindings';
import { referenceBindings } from './areas/diagnostic/reference.bindings';
import { whenCompetitorsAreImportedThenTheDiagnosticHasThem } from './areas/diagnostic/when-competitors-are-imported-then-the-diagnostic-has-them.automation';
import { whenFiguresAreAYearOldThenNoteIt } from './areas/diagnostic/when-figures-are-a-year-old-then-note-it.deadline';
import { formsBindings } from './areas/forms/forms.bindings';
import { whenABriefingIsSentThenMailTheAgency } from './areas/forms/when-a-briefing-is-sent-then-mail-the-agency.mailing';
import { whenACustomResourceIsRequestedThenMailTheAgency } from './areas/forms/when-a-custom-resource-is-requested-then-mail-the-agency.mailing';
import { whenAnOpeningFormIsSentThenMailTheAgency } from './areas/forms/when-an-opening-form-is-sent-then-mail-the-agency.mailing';
import { importContentBindings } from './areas/imports/import-content.bindings';
import { importBindings } from './areas/imports/imports.bindings';
import { importUploadHandlers } from './areas/imports/imports.uploads';
import { whenAnImportIsOldThenDiscardItsFiles } from './areas/imports/when-an-import-is-old-then-discard-its-files.deadline';
import { mopBindings } from './areas/mop/mop.bindings';
import { whenAPauseEndsThenAnnounce } from './areas/mop/when-a-pause-ends-then-announce.deadline';
import { orderNewsBindings } from './areas/notifications/order-news.bindings';
import { whenAQuoteEndsTomorrowThenRemind } from './areas/notifications/when-a-quote-ends-tomorrow-then-remind.deadline';
import { whenAnOrderConcernsPeopleThenNotifyThem } from './areas/notifications/when-an-order-concerns-people-then-notify-them.notifying';
import { whenAnOrderWaitsForThreeDaysThenRemind } from './areas/notifications/when-an-order-waits-for-three-days-then-remind.deadline';
import { whenOrderNewsAreAnnouncedThenMailThoseConcerned } from './areas/notifications/when-order-news-are-announced-then-mail-those-concerned.mailing';
import { whenOrdersHaveHadNewsForAWhileThenAnnounceThem } from './areas/notifications/when-orders-have-had-news-for-a-while-then-announce-them.deadline';
import { notificationsBindings } from './areas/notifications/notifications.bindings';
import { whenAResourceIsPublishedThenCollectIt } from './areas/notifications/when-a-resource-is-published-then-collect-it.automation';
import { whenNewFilesAreAnnouncedThenMailTheirReaders } from './areas/notifications/when-new-files-are-announced-then-mail-their-readers.mailing';
import { whenNewFilesHaveBeenCollectedThenAnnounceThem } from './areas/notifications/when-new-files-have-been-collected-then-announce-them.deadline';
import { webPushBindings } from './areas/notifications/web-push.bindings';
import { whenAPauseIsDecidedThenMailWhoAsked } from './areas/notifications/when-a-pause-is-decided-then-mail-who-asked.mailing';
import { whenAPauseIsDecidedThenNotifyWhoAsked } from './areas/notifications/when-a-pause-is-decided-then-notify-who-asked.notifying';
import { whenNewFilesAreAnnouncedThenNotifyTheirReaders } from './areas/notifications/when-new-files-are-announced-then-notify-their-readers.notifying';
import { operationsBindings } from './areas/operations/operations.bindings';
import { whenPersonalDataIsErasedThenRebuildViews } from './areas/operations/when-personal-data-is-erased-then-rebuild-views.automation';
import { orderBindings } from './areas/orders/orders.bindings';
import { proofBindings, proofUploadPurposes } from './areas/orders/proof.bindings';
import { whenAQuoteRunsOutThenCloseIt } from './areas/orders/when-a-quote-runs-out-then-close-it.deadline';
import { emptySearchBindings } from './areas/resources/empty-search.bindings';
import { partnerReportBindings } from './areas/partner-reports/partner-reports.bindings';
import { partnerReportUploadHandlers } from './areas/partner-reports/partner-reports.uploads';
import { whenReportFilesHaveBeenOutOfUseThenDiscardThem } from './areas/partner-reports/when-report-files-have-been-out-of-use-then-discard-them.deadline';
import { plannerBindings } from './areas/planner/planner.bindings';
import { whenAnActionIsDueThenAnnounceIt } from './areas/planner/when-an-action-is-due-then-announce-it.deadline';
import { resourceBindings } from './areas/resources/resources.bindings';
import { resourceUploadPurposes } from './areas/resources/resources.uploads';
import { whenTheDayOfAResourceComesThenApplyIt } from './areas/resources/when-the-day-of-a-resource-comes-then-apply-it.deadline';
import { restaurantBindings } from './areas/restaurants/restaurants.bindings';
import { sectionBindings } from './areas/sections/sections.bindings';
import { whenAResourceIsFiledThenTheTreeKnows } from './areas/sections/when-a-resource-is-filed-then-the-tree-knows.automation';
import { whenAnAdministratorActsAsAUserThenNotifyThem } from './areas/session/when-an-administrator-acts-as-a-user-then-notify-them.automation';
import { sessionBindings } from './areas/session/session.bindings';
import { whenASessionExpiresThenCloseIt } from './areas/session/when-a-session-expires-then-close-it.deadline';
import { sliderBindings } from './areas/sliders/sliders.bindings';
import { whenASliderPeriodChangesThenAnnounce } from './areas/sliders/when-a-slider-period-changes-then-announce.deadline';
import { userBindings } from './areas/users/users.bindings';
import { whenAPasswordIsChangedThenMailANotice } from './areas/users/when-a-password-is-changed-then-mail-a-notice.mailing';
import { whenAPasswordLinkIsIssuedThenMailIt } from './areas/users/when-a-password-link-is-issued-then-mail-it.mailing';
import { whenAPasswordLinkIsRequestedThenAnswerIt } from './areas/users/when-a-password-link-is-requested-then-answer-it.automation';
import { whenAnAdministratorActsAsAUserThenMailThem } from './areas/users/when-an-administrator-acts-as-a-user-then-mail-them.mailing';
import { whenARoleIsChangedThenMailANotice } from './areas/users/when-a-role-is-changed-then-mail-a-notice.mailing';
import { whenAnAddressIsToChangeThenMailBoth } from './areas/users/when-an-address-is-to-change-then-mail-both.mailing';
import { whenASecondFactorIsResetThenMailANotice } from './areas/users/when-a-second-factor-is-reset-then-mail-a-notice.mailing';
import { videoBindings } from './areas/videos/videos.bindings';
import { whenAVideoPeriodChangesThenAnnounce } from './areas/videos/when-a-video-period-changes-then-announce.deadline';
import { savedViewBindings } from './areas/saved-views/saved-views.bindings';
import { libraryBindings } from './areas/library/library.bindings';
import { whenATemplateKeepsAFileThenCountIt } from './areas/cart/when-a-template-keeps-a-file-then-count-it.automation';
import { templateBindings } from './areas/templates/templates.bindings';
import { whenAPersonIsErasedThenDiscardTheirTemplates } from './areas/templates/when-a-person-is-erased-then-discard-their-templates.automation';
import { whenATemplateHasBeenDeletedForLongThenDiscardIt } from './areas/templates/when-a-template-has-been-deleted-for-long-then-discard-it.deadline';
import { whenARecallAsksRestaurantsThenMailThem } from './areas/notifications/when-a-recall-asks-restaurants-then-mail-them.mailing';
import { whenARecallAsksRestaurantsThenNotifyThem } from './areas/notifications/when-a-recall-asks-restaurants-then-notify-them.notifying';
import { recallBindings } from './areas/recalls/recalls.bindings';
import { whenARecallIsNotConfirmedThenRemind } from './areas/recalls/when-a-recall-is-not-confirmed-then-remind.deadline';
import { commandArea } from './area';

export const commandAreas = {
  session: commandArea({
    bindings: sessionBindings,
    automations: (own) => [whenAnAdministratorActsAsAUserThenNotifyThem(own)],
    deadlines: (own) => [whenASessionExpiresThenCloseIt(own)],
  }),
  users: commandArea({
    bindings: userBindings,
    automations: (own) => [whenAPasswordLinkIsRequestedThenAnswerIt(own)],
    mailings: [
      whenAPasswordLinkIsIssuedThenMailIt,
      whenAPasswordIsChangedThenMailANotice,
      whenAnAdministratorActsAsAUserThenMailThem,
      whenASecondFactorIsResetThenMailANotice,
      whenARoleIsChangedThenMailANotice,
      whenAnAddressIsToChangeThenMailBoth,
    ],
  }),
  restaurants: commandArea({ bindings: restaurantBindings }),
  sections: commandArea({
    bindings: sectionBindings,
    automations: (own) => [whenAResourceIsFiledThenTheTreeKnows(own)],
  }),
  resources: commandArea({
    bindings: (services) => ({ ...resourceBindings(services), ...emptySearchBindings() }),
    uploads: resourceUploadPurposes,
    deadlines: (own) => [whenTheDayOfAResourceComesThenApplyIt(own)],
  }),
  cart: commandArea({
    bindings: (services) => ({ ...cartBindings(), ...syncedCartBindings(services) }),
    uploads: cartUploadPurposes,
    automations: (own) => [
      whenAnOrderIsPlacedThenItsEntriesLeaveTheCart(own),
      whenATemplateKeepsAFileThenCountIt(own),
    ],
  }),
  orders: commandArea({
    bindings: (services) => ({ ...orderBindings(services), ...proofBindings(services) }),
    uploads: proofUploadPurposes,
    deadlines: (own) => [whenAQuoteRunsOutThenCloseIt(own)],
  }),
  mop: commandArea({
    bindings: mopBindings,
    deadlines: (own) => [whenAPauseEndsThenAnnounce(own)],
  }),
  channels: commandArea({
    bindings: (services) => channelBindings(services, mopBindings(services).RequestMopPause),
    uploadHandlers: channelUploadHandlers,
    deadlines: (own) => [
      whenARestaurantReopensThenItsChannelShowsIt(own),
      whenTheDayOfAPlannedChangeComesThenApplyIt(own),
    ],
    mailings: [whenAPlannedChangeFailsThenMailThoseConcerned],
  }),
  diagnostic: commandArea({
    bindings: (services) => ({ ...diagnosticBindings(services), ...referenceBindings(services) }),
    automations: (own) => [whenCompetitorsAreImportedThenTheDiagnosticHasThem(own)],
    deadlines: (own) => [whenFiguresAreAYearOldThenNoteIt(own)],
  }),
  imports: commandArea({
    bindings: (services) => ({ ...importBindings(services), ...importContentBindings() }),
    uploadHandlers: importUploadHandlers,
    deadlines: (own) => [whenAnImportIsOldThenDiscardItsFiles(own)],
  }),
  planner: commandArea({
    bindings: plannerBindings,
    deadlines: (own) => [whenAnActionIsDueThenAnnounceIt(own)],
  }),
  chat: commandArea({ bindings: chatBindings }),
  sliders: commandArea({
    bindings: sliderBindings,
    deadlines: (own) => [whenASliderPeriodChangesThenAnnounce(own)],
  }),
  videos: commandArea({
    bindings: videoBindings,
    deadlines: (own) => [whenAVideoPeriodChangesThenAnnounce(own)],
  }),
  notifications: commandArea({
    bindings: (services) => ({
      ...notificationsBindings(services),
      ...orderNewsBindings(services),
      ...webPushBindings(services),
    }),
    automations: (own) => [whenAResourceIsPublishedThenCollectIt(own)],
    deadlines: (own, { newFilesWindow }) => [
      whenNewFilesHaveBeenCollectedThenAnnounceThem(own),
      whenOrdersHaveHadNewsForAWhileThenAnnounceThem(own, newFilesWindow),
      whenAnOrderWaitsForThreeDaysThenRemind(own),
      whenAQuoteEndsTomorrowThenRemind(own),
    ],
    mailings: [
      whenNewFilesAreAnnouncedThenMailTheirReaders,
      whenOrderNewsAreAnnouncedThenMailThoseConcerned,
      whenAPauseIsDecidedThenMailWhoAsked,
      whenARecallAsksRestaurantsThenMailThem,
    ],
    notifyings: [
      whenAnOrderConcernsPeopleThenNotifyThem,
      whenAPauseIsDecidedThenNotifyWhoAsked,
      whenNewFilesAreAnnouncedThenNotifyTheirReaders,
      whenARecallAsksRestaurantsThenNotifyThem,
    ],
  }),
  forms: commandArea({
    bindings: formsBindings,
    mailings: [
      whenACustomResourceIsRequestedThenMailTheAgency,
      whenAnOpeningFormIsSentThenMailTheAgency,
      whenABriefingIsSentThenMailTheAgency,
    ],
  }),
  'partner-reports': commandArea({
    bindings: partnerReportBindings,
    deadlines: (own) => [whenReportFilesHaveBeenOutOfUseThenDiscardThem(own)],
    uploadHandlers: partnerReportUploadHandlers,
  }),
  operations: commandArea({
    bindings: operationsBindings,
    automations: (own) => [whenPersonalDataIsErasedThenRebuildViews(own)],
  }),
  library: commandArea({ bindings: libraryBindings }),
  'saved-views': commandArea({ bindings: () => savedViewBindings }),
  templates: commandArea({
    bindings: templateBindings,
    automations: (own) => [whenAPersonIsErasedThenDiscardTheirTemplates(own)],
    deadlines: (own) => [whenATemplateHasBeenDeletedForLongThenDiscardIt(own)],
  }),
  recalls: commandArea({
    bindings: recallBindings,
    deadlines: (own) => [whenARecallIsNotConfirmedThenRemind(own)],
  }),
} as const;
