/* Rights per call, by hand from R-ROL-01…08, AMB-06, AMB-08, AMB-52, AMB-62 and the market matrix. Not derived from the contracts: on a difference, one of them is wrong. */

import { importRights } from './expected-rights-imports';
import { libraryRights } from './expected-rights-of-library';
import { savedViewRights } from './expected-rights-of-saved-views';
import { templateRights } from './expected-rights-of-templates';
import { plannerRights } from './expected-rights-planner';
import { orderOwnerRights } from './expected-rights-of-order-owners';
import { expectedRightsOfDiagnostic } from './expected-rights-of-diagnostic';
import { acting, beforeTerms, both, type ExpectedRights, ownAccount, portugal, spain } from './rights-row';

export const expectedRights: Readonly<Record<string, ExpectedRights>> = {
  // Session (R-AUT-14, W22, W34): before acceptance, only accepting and leaving.
  Login: both('FAMECPN', 'n/a', { ...beforeTerms, deactivated: 401 }),
  Logout: both('FAMECP', 'n/a', beforeTerms),
  // R-AUT-10…13: Portugal only, without session.
  StartExternalLogin: portugal('FAMECPN', 'n/a', beforeTerms),
  FinishExternalLogin: portugal('FAMECPN', 'n/a', { ...beforeTerms, deactivated: 401 }),
  EndExternalLogin: portugal('FAMECPN', 'n/a', beforeTerms),
  GetSession: both('FAMECP', 'n/a', beforeTerms),
  GetMarket: both('FAMECPN', 'n/a', beforeTerms),
  GetTables: both('FAMECPN', 'n/a', beforeTerms),
  AcceptLegalTerms: both('FAMECP', 404, { ...beforeTerms, ownOnly: true }),
  // R-AUT-16…22: no session needed for a forgotten password; no changes while acting.
  RequestPasswordLink: both('FAMECPN', 'n/a', beforeTerms),
  ChangePassword: both('FAMECPN', 'n/a', beforeTerms),
  ChangeOwnPassword: both('FAMECP', 'n/a', ownAccount),
  PrepareSecondFactor: both('FAMECP', 'n/a', ownAccount),
  EnableSecondFactor: both('FAMECP', 'n/a', ownAccount),
  RenewRecoveryCodes: both('FAMECP', 'n/a', ownAccount),
  DisableSecondFactor: both('FAMECP', 'n/a', ownAccount),
  ListOwnSessions: both('FAMECP', 'n/a', ownAccount),
  EndSession: both('FAMECP', 404, { ...ownAccount, ownOnly: true }),
  EndOtherSessions: both('FAMECP', 'n/a', ownAccount),
  // R-AME-11, AMB-06: administrators.
  StartRestaurantMode: both('AE', 403),
  EndRestaurantMode: both('AE', 'n/a', acting('AE')),
  // R-AUT-26, AMB-77: full administrators, not from within another mode.
  StartActingAsUser: both('A', 'n/a'),
  EndActingAsUser: both('A', 'n/a'),
  // R-ACC-16, R-CRT-20; partners have reports only (R-ROL-05).
  ChooseFavouriteRestaurant: both('FAMEC', 403, acting('AE')),
  // R-ACC-01, AMB-77: the own account, partners included.
  UpdateOwnAccount: both('FAMECP', 'n/a', ownAccount),
  // S6: by a mailed link.
  ConfirmAddress: both('FAMECPN', 'n/a', beforeTerms),
  RestoreAddress: both('FAMECPN', 'n/a', beforeTerms),
  ResendOwnAddressLink: both('FAMECP', 'n/a'),
  CancelOwnAddressChange: both('FAMECP', 'n/a'),
  ResendAddressLink: both('FA', 404),
  CancelAddressChange: both('FA', 404),
  AddPhone: portugal('FMC', 'n/a', acting('A')),
  // Safety 4: full administrators only.
  EraseUser: both('A', 'n/a'),
  // R-NAV-27, R-ROL-03: full administrators only, not in restaurant mode.
  ListUsers: both('A', 'n/a'),
  GetUser: both('A', 'n/a'),
  GetErasure: both('A', 'n/a'),
  ListPersonHistory: both('A', 'n/a'),
  AddUser: both('A', 'n/a'),
  UpdateUser: both('A', 'n/a'),
  DeleteUser: both('A', 'n/a'),
  RestoreUser: both('A', 'n/a'),
  ResetLegalTerms: both('A', 'n/a'),
  SendInvitation: both('A', 'n/a'),
  ResetSecondFactor: both('A', 'n/a'),
  // R-ACC-07, R-ROL-02: franchisees only; foreign restaurants are refused, their people not found (W7).
  ListRestaurantUsers: both('F', 'n/a'),
  GetRestaurantUser: both('F', 404),
  AddRestaurantUser: both('F', 403),
  UpdateRestaurantUser: both('F', 404),
  EndRestaurantUserAccess: both('F', 404),
  RestoreRestaurantUserAccess: both('F', 404),

  // Restaurants (R-NAV-26, R-ROL-03): full menu. Their people complete fiscal data and read their log
  // (R-CHN-36).
  AddRestaurant: both('A', 'n/a'),
  UpdateRestaurant: both('FAMC', 403, acting('A')),
  DeleteRestaurant: both('A', 'n/a'),
  RestoreRestaurant: both('A', 'n/a'),
  ListRestaurants: both('A', 'n/a'),
  GetRestaurant: both('A', 'n/a'),
  GetRestaurantLog: both('FAMC', 403, acting('A')),
  GetMenu: both('FAMEC', 403, acting('AE')),

  // Sections (AMB-08: in the reduced menu).
  AddSection: both('AE', 'n/a'),
  UpdateSection: both('AE', 'n/a'),
  ReorderSections: both('AE', 'n/a'),
  DeleteSection: both('AE', 'n/a'),
  RestoreSection: both('AE', 'n/a'),
  ListSections: both('FAMEC', 'n/a', acting('AE')),
  ListSectionsOfType: both('FAMEC', 'n/a', acting('AE')),

  // Resources: both kinds of administrators (AMB-08); readers: all but partners; downloads: R-ROL-01.
  AddResource: both('AE', 'n/a'),
  UpdateResource: both('AE', 'n/a'),
  SetResourcesStatus: both('AE', 'n/a'),
  DeleteResource: both('AE', 'n/a'),
  RestoreResource: both('AE', 'n/a'),
  RestoreFileVersion: both('AE', 'n/a'),
  ListFileVersions: both('AE', 'n/a'),
  ListVersionDownloads: both('AE', 'n/a'),
  OpenFileVersion: both('AE', 'n/a'),
  ListEmptySearches: both('AE', 'n/a'),
  UploadResourceFile: both('AE', 'n/a'),
  UploadResourceThumb: both('AE', 'n/a'),
  ListResources: both('FAMEC', 'n/a', acting('AE')),
  ListResourcesOfSection: both('FAMEC', 'n/a', acting('AE')),
  ListNewResources: both('FAMEC', 'n/a', acting('AE')),
  SearchResources: both('FAMEC', 'n/a', acting('AE')),
  GetSearchFacets: both('FAMEC', 'n/a', acting('AE')),
  GetSectionFacets: both('FAMEC', 'n/a', acting('AE')),
  ReportEmptySearch: both('FAMEC', 'n/a', acting('AE')),
  GetResource: both('FAMEC', 'n/a', acting('AE')),
  OpenThumb: both('FAMEC', 'n/a', acting('AE')),
  PreviewResource: both('FAMEC', 'n/a', acting('AE')),
  ResolveShortLink: both('FAMECPN', 'n/a', acting('AE')),
  DownloadResource: both('FMC', 403, acting('AE')),
  DownloadSelection: both('FMC', 403, acting('AE')),
  LogToolkitDownload: both('FMC', 403, acting('AE')),
  OpenFile: both('FMC', 404, { acting: 'AE', ownOnly: true }),

  // Cart and orders (R-ROL-01); administrators process, restricted ones read (AMB-08).
  UploadCustomFile: both('FAMEC', 'n/a', acting('AE')),
  UploadImage: both('FAMEC', 'n/a', acting('AE')),
  UploadTemporaryFile: both('FAMEC', 'n/a', acting('AE')),
  KeepCartEntry: both('FAMEC', 'n/a', acting('AE')),
  RemoveCartEntry: both('FAMEC', 'n/a', acting('AE')),
  GetMyCart: both('FAMEC', 'n/a', acting('AE')),
  PlaceOrder: both('FMC', 403, acting('AE')),
  ListAnswerTimes: both('FMC', 'n/a', acting('AE')),
  AttachOrderImages: both('FAMC', 404, acting('AE')),
  ChangeOrderStatus: both('A', 404),
  ...orderOwnerRights,
  DeleteOrder: both('A', 404),
  RestoreOrder: both('A', 404),
  ListOrders: both('FAMEC', 'nothing', acting('AE')),
  CountOrders: both('FAMEC', 'nothing', acting('AE')),
  GetOrder: both('FAMEC', 404, acting('AE')),
  OpenOrderFile: both('FAMEC', 404, acting('AE')),

  // Chat (PT; R-ROL-07): restricted administrators read; only restaurants mark as read for themselves
  // (AMB-62).
  PostOrderMessage: portugal('FAMC', 404, acting('A')),
  MarkOrderAsRead: portugal('FAMC', 404),
  ListOrderMessages: portugal('FAMEC', 404, acting('AE')),
  GetUnreadMessages: portugal('FAMEC', 404, acting('AE')),
  OpenMessageImage: portugal('FAMEC', 404, acting('AE')),
  AddOrderNote: portugal('A', 404),
  ListOrderNotes: portugal('AE', 404),
  ListNoteReaders: portugal('A', 'n/a'),
  AddCannedReply: portugal('A', 'n/a'),
  UpdateCannedReply: portugal('A', 'n/a'),
  DeleteCannedReply: portugal('A', 'n/a'),
  RestoreCannedReply: portugal('A', 'n/a'),
  ListCannedReplies: portugal('AE', 'n/a'),

  // Pauses (ES; R-MOP-01, R-MOP-03, R-MOP-09): full menu (AMB-08).
  RequestMopPause: spain('FAMC', 403, acting('A')),
  WithdrawMopPause: spain('FMC', 404, acting('A')),
  ListMopPauses: spain('FAMC', 'nothing', acting('A')),
  GetMopPause: spain('FAMC', 404, acting('A')),
  GetMopAutoConfirm: spain('FAMC', 'n/a', acting('A')),
  ChangeMopPauseStatus: spain('A', 404),
  SetMopAutoConfirm: spain('A', 'n/a'),
  ListMopRequests: spain('A', 'n/a'),
  CountMopRequests: spain('A', 'n/a'),

  // Own notices and settings (R-ACC-13…15), and the mailed link.
  UpdateNotifications: both('FAMEC', 'n/a', acting('AE')),
  ChooseMailLanguage: both('FAMEC', 'n/a', acting('AE')),
  ReadNotices: both('FAMEC', 'n/a', acting('AE')),
  GetNotifications: both('FAMEC', 'n/a', acting('AE')),
  ListNotices: both('FAMEC', 'n/a', acting('AE')),
  CountUnreadNotices: both('FAMEC', 'n/a', acting('AE')),
  RegisterPushDevice: both('FAMEC', 'n/a', acting('AE')),
  RemovePushDevice: both('FAMEC', 'n/a', acting('AE')),
  UpdatePushSettings: both('FAMEC', 'n/a', acting('AE')),
  GetPushSettings: both('FAMEC', 'n/a', acting('AE')),
  UnsubscribeFromMails: both('FAMECPN', 'n/a', beforeTerms),

  // R-NAV-12, AMB-39.
  RequestCustomResource: both('FAMEC', 403, acting('AE')),
  ListCustomRequests: both('FAMEC', 'n/a', acting('AE')),
  SendOpeningForm: both('FMC', 403, acting('A')),
  SendBriefing: both('FMC', 403, acting('A')),
  ListOpeningForms: both('FMC', 'n/a', acting('A')),
  ListBriefings: both('FMC', 'n/a', acting('A')),
  // Full administrators (R-ROL-03).
  ListSentForms: both('A', 'n/a'),
  CountSentForms: both('A', 'n/a'),
  GetSentForm: both('A', 'n/a'),
  ChangeSentFormStatus: both('A', 'n/a'),

  // Home: covers in the reduced menu (AMB-08); videos in the full menu, ES only (R-NAV-35).
  GetHome: both('FAMEC', 'n/a', acting('AE')),
  AddSlider: both('AE', 'n/a'),
  UpdateSlider: both('AE', 'n/a'),
  MoveSlider: both('AE', 'n/a'),
  DeleteSlider: both('AE', 'n/a'),
  RestoreSlider: both('AE', 'n/a'),
  GetSlider: both('AE', 'n/a'),
  UploadSliderPicture: both('AE', 'n/a'),
  ListSliders: both('FAMEC', 'n/a', acting('AE')),
  OpenSliderCover: both('FAMEC', 'n/a', acting('AE')),
  LogSliderClick: both('FAMEC', 'n/a', acting('AE')),
  AddVideo: spain('A', 'n/a'),
  UpdateVideo: spain('A', 'n/a'),
  DeleteVideo: spain('A', 'n/a'),
  RestoreVideo: spain('A', 'n/a'),
  ListVideos: spain('A', 'n/a'),
  GetActiveVideo: spain('FAMEC', 'n/a', acting('AE')),

  // Reports: partners their own, administrators all (AMB-72); restaurants their own (R-PRT-12).
  AddPartnerReports: both('PA', 'n/a'),
  AddPartnerReport: both('PA', 'n/a'),
  DeletePartnerReport: both('PA', 404),
  DeletePartnerReportByName: both('PA', 'n/a'),
  DeletePartnerReports: both('PA', 404),
  DeletePartnerReportMonth: both('PA', 'n/a'),
  RestorePartnerReports: both('PA', 404),
  AssignPartnerReport: both('PA', 404),
  ListPartnerReports: both('PA', 'n/a'),
  ListPartnerReportsOfUser: both('PA', 404),
  ListReceivedPartnerReports: both('A', 'n/a'),
  ListMissingPartnerReports: both('A', 'n/a'),
  ListPartnerReportsOfRestaurant: both('FAMC', 403, acting('A')),
  ListPartnerReportMonths: both('PA', 'n/a'),
  ListOpenReportMonths: both('PA', 'n/a'),
  FindReportRestaurants: both('PA', 'n/a'),
  OpenPartnerReport: both('PAFMC', 404, acting('A')),

  // Channels (AMB-52): restaurants and administrators save, restricted administrators read; the website part
  // is public.
  UpdateChannel: both('FAMC', 403, acting('A')),
  GetChannel: both('FAMEC', 403, acting('AE')),
  ListServices: both('FAMEC', 'n/a', acting('AE')),
  ListRestaurantServices: both('FAMEC', 403, acting('AE')),
  ListChannelDocuments: both('FAMEC', 'n/a', acting('AE')),
  OpenChannelDocument: both('FAMEC', 'n/a', acting('AE')),
  UploadSocialMediaDocument: both('A', 'n/a'),
  UploadPaidMediaDocument: both('A', 'n/a'),
  GetPublicChannel: both('FAMECPN', 'n/a', acting('AE')),

  ...plannerRights,
  ...libraryRights,
  ...templateRights,
  ...savedViewRights,
  ...expectedRightsOfDiagnostic,

  // Full menu (R-ROL-03, AMB-08).
  GetDownloadReport: both('A', 'n/a'),
  GetDownloadSummary: both('A', 'n/a'),
  RetryParkedStream: both('A', 'n/a'),
  RetryParkedMail: both('A', 'n/a'),
  RebuildProjections: both('A', 'n/a'),
  RollbackRebuild: both('A', 'n/a'),
  ListProjections: both('A', 'n/a'),
  ListParkedStreams: both('A', 'n/a'),
  ListMails: both('A', 'n/a'),
  CountMails: both('A', 'n/a'),
  ListOperations: both('A', 'n/a'),

  ...importRights,
};
