import type { Market } from './kernel';

export interface World {
  readonly market: Market;
  readonly username: string;
  /** SHA-256, 64 hex digits. */
  readonly passwordDigest: string;
  /** External sign-in of the caller, bound to the examples' browser. */
  readonly externalCode: string;
  readonly userId: number;
  readonly strangerId: number;
  readonly deviceOwnerId: number;
  /** Manager of the restaurant; tests may change it. */
  readonly managerId: number;
  readonly sentFormId: string;
  /** Access ended by the franchisee. */
  readonly endedManagerId: number;
  readonly erasedId: number;
  /** Unused e-mail. */
  readonly freeAddress: string;
  readonly restaurantId: number;
  readonly site: string;
  readonly sectionId: number;
  /** Only child of its parent, empty. */
  readonly emptySectionId: number;
  /** Published, with a file. */
  readonly resourceId: number;
  readonly unusedResourceId: number;
  /** Of events that every administrator may see. */
  readonly correlationId: string;
  readonly ticket: string;
  readonly orderId: string;
  readonly messageImageKey: string;
  readonly cannedReplyId: string;
  /** Future pause of the restaurant. */
  readonly pauseId: string;
  /** Of the restaurant, with `resourceId`. */
  readonly collectionId: string;
  readonly templateId: string;
  /** Open, of `resourceId`; asks the restaurant. */
  readonly recallId: string;
  /** Confirmed with a photo. */
  readonly confirmedRecallId: string;
  readonly templateFileKey: string;
  /** Within the next year. */
  readonly dayAhead: string;
  /** ISO 8601 UTC; no pause within an hour. */
  readonly freeHour: string;
  /** Unused. */
  readonly freeSite: string;
  readonly orderFileKey: string;
  /** A quote and a proof of its first piece wait; the caller has put a remark on the proof. */
  readonly workOrderId: string;
  /** Its quote was asked about. */
  readonly askedOrderId: string;
  /** Finished art of its first piece. */
  readonly artOrderId: string;
  /** Empty without such an order. */
  readonly artFileKey: string;
  /** Of an archive of `artOrderId`, granted to the caller; to a stranger, if foreign. */
  readonly artTicket: string;
  readonly proofFileKey: string;
  readonly remarkId: string;
  /** Unclaimed upload of the caller. */
  readonly proofUploadKey: string;
  /** Unclaimed upload of the caller. */
  readonly imageKey: string;
  /** Unclaimed upload of the caller. */
  readonly uploadKey: string;
  /** Unclaimed upload of the caller. */
  readonly coverKey: string;
  /** Id by adding command: `added.AddVideo`. */
  readonly added: Readonly<Record<string, number>>;
  /** Unused by brands and environments. */
  readonly freeName: string;
  readonly customBrandId: string;
  readonly customEnvironmentId: string;
  /** 101.pdf, within the last six months. */
  readonly reportId: string;
  readonly channelDocument: 'social-media' | 'paid-media';
  /** Has a priority, strategy and action. */
  readonly planYear: number;
  /** Without any plan. */
  readonly nextPlanYear: number;
  readonly planPriorityId: number;
  readonly planStrategyId: number;
  readonly planActionId: string;
  /** Restorable. */
  readonly planRemovalId: string;
  readonly nextNationalId: number;
  /** Of `planYear`. */
  readonly nationalVersion: number;
  /** Of the caller. */
  readonly calendarToken: string;
  /** Without reports: `11/2026`. */
  readonly freeMonth: string;
  readonly importId: string;
  readonly confirmedImportId: string;
  readonly unsubscribeToken: string;
  /** Of the caller. */
  readonly pushDeviceId: string;
  /** Codes of the caller's prepared and active devices. */
  readonly preparedCode: string;
  readonly ownCode: string;
  readonly sessionTicket: string;
  readonly ownPassword: string;
  readonly nextPassword: string;
  /** Mailed to a person that tests may change. */
  readonly passwordLink: string;
  /** Likewise: to the new and the former address. */
  readonly addressLink: string;
  readonly restoreLink: string;
}

/** Inputs are valid, records do not exist. */
export const emptyWorld: World = {
  market: 'ES',
  username: 'franchisee@es.chain.example',
  passwordDigest: '0'.repeat(64),
  externalCode: 'none',
  userId: 1,
  strangerId: 999_999,
  deviceOwnerId: 999_996,
  managerId: 999_998,
  endedManagerId: 999_995,
  sentFormId: 'briefing-00000000-0000-4000-8000-000000000000',
  erasedId: 999_997,
  freeAddress: 'nobody@es.chain.example',
  restaurantId: 1,
  site: '0001',
  sectionId: 1,
  emptySectionId: 2,
  resourceId: 1,
  unusedResourceId: 2,
  correlationId: 'test-fixture',
  ticket: 'none',
  orderId: '00000000-0000-4000-8000-000000000000',
  messageImageKey: '0'.repeat(32),
  cannedReplyId: '00000000-0000-4000-8000-000000000000',
  pauseId: '1-00000000-0000-4000-8000-000000000000',
  collectionId: 'r1-00000000-0000-4000-8000-000000000000',
  templateId: 'r1-00000000-0000-4000-8000-000000000000',
  recallId: '00000000-0000-4000-8000-000000000000',
  confirmedRecallId: '00000000-0000-4000-8000-000000000000',
  templateFileKey: '0'.repeat(32),
  freeSite: '9999',
  dayAhead: '2026-12-15',
  freeHour: '2030-03-01T10:00:00.000Z',
  orderFileKey: '0'.repeat(32),
  workOrderId: '00000000-0000-4000-8000-000000000000',
  askedOrderId: '00000000-0000-4000-8000-000000000000',
  artOrderId: '00000000-0000-4000-8000-000000000000',
  artFileKey: '',
  artTicket: 'none',
  proofFileKey: '0'.repeat(32),
  remarkId: '00000000-0000-4000-8000-000000000000',
  proofUploadKey: '0'.repeat(32),
  imageKey: '0'.repeat(32),
  uploadKey: '0'.repeat(32),
  coverKey: '0'.repeat(32),
  added: new Proxy({}, { get: () => 1 }),
  freeName: 'Nuevo',
  customBrandId: '1-1',
  customEnvironmentId: '1-1',
  reportId: '11-2026-1',
  channelDocument: 'social-media',
  planYear: 2026,
  nextPlanYear: 2027,
  planPriorityId: 1,
  planStrategyId: 2,
  planActionId: '1-2026-00000000-0000-4000-8000-000000000000',
  planRemovalId: '00000000-0000-4000-8000-000000000000',
  nextNationalId: 1,
  nationalVersion: 0,
  calendarToken: 'none',
  freeMonth: '11/2026',
  importId: '00000000-0000-4000-8000-000000000000',
  confirmedImportId: '00000000-0000-4000-8000-000000000000',
  unsubscribeToken: 'none',
  pushDeviceId: 'none',
  preparedCode: '000000',
  ownCode: '000000',
  sessionTicket: 'none',
  ownPassword: '0'.repeat(64),
  nextPassword: '1'.repeat(64),
  passwordLink: 'none',
  addressLink: 'none',
  restoreLink: 'none',
};
