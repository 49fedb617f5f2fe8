import type { Market } from './kernel';

/** Records that exist on the server of the examples. The ids name things that the caller may use. */
export interface World {
  readonly market: Market;
  readonly username: string;
  /** SHA-256 of the password, 64 hex digits. */
  readonly passwordDigest: string;
  /** Of an external sign-in of the caller, for the browser of the examples. */
  readonly externalCode: string;
  /** Of the caller himself. */
  readonly userId: number;
  /** A person whom tests may delete. */
  readonly strangerId: number;
  /** Somebody else who signs in with a second factor. */
  readonly deviceOwnerId: number;
  /** A manager of that restaurant whom tests may change. */
  readonly managerId: number;
  readonly sentFormId: string;
  /** A manager whose access the franchisee has ended. */
  readonly endedManagerId: number;
  /** Somebody who is erased. */
  readonly erasedId: number;
  /** An e-mail address that nobody has. */
  readonly freeAddress: string;
  readonly restaurantId: number;
  /** The number of that restaurant. */
  readonly site: string;
  readonly sectionId: number;
  /** The only section below its parent; nothing stands in it. */
  readonly emptySectionId: number;
  /** A published piece with a file. */
  readonly resourceId: number;
  /** A piece that nothing else is done with. */
  readonly unusedResourceId: number;
  /** A ticket that a download command has granted. */
  readonly ticket: string;
  readonly orderId: string;
  /** An image of the conversation about that order. */
  readonly messageImageKey: string;
  readonly cannedReplyId: string;
  /** A pause of that restaurant that is still to come. */
  readonly pauseId: string;
  /** A collection of that restaurant, with `resourceId` in it. */
  readonly collectionId: string;
  /** A template of that restaurant, and a file of it. */
  readonly templateId: string;
  readonly templateFileKey: string;
  /** Within an hour from here on that restaurant has no pause, ISO 8601 UTC. */
  readonly freeHour: string;
  /** A number that no restaurant has. */
  readonly freeSite: string;
  /** A file of that order. */
  readonly orderFileKey: string;
  /** A picture that the caller has uploaded and no order has claimed. */
  readonly imageKey: string;
  /** A custom file that the caller has uploaded and no order has claimed. */
  readonly uploadKey: string;
  /** A cover that the caller has uploaded and no slider has claimed. */
  readonly coverKey: string;
  /** Records by the command that added them: `added.AddVideo` is the id of a video that is there. */
  readonly added: Readonly<Record<string, number>>;
  /** A name that no brand and nothing around a restaurant has. */
  readonly freeName: string;
  /** What that restaurant has added to its diagnostic: a brand, and something around it. */
  readonly customBrandId: string;
  readonly customEnvironmentId: string;
  /** A partner's report by the name of 101.pdf, of one of the last six months. */
  readonly reportId: string;
  /** A document that all restaurants read. */
  readonly channelDocument: 'social-media' | 'paid-media';
  /** A year that can be planned, in which the restaurant has a priority, a strategy and an action. */
  readonly planYear: number;
  /** Another one, without a national plan and without any of the restaurant. */
  readonly nextPlanYear: number;
  readonly planPriorityId: number;
  readonly planStrategyId: number;
  /** An action of the restaurant. */
  readonly planActionId: string;
  /** Names what was cleared and can be restored. */
  readonly planRemovalId: string;
  /** An id that the next year's national plan has not given yet. */
  readonly nextNationalId: number;
  /** Of the national plan of `planYear`. */
  readonly nationalVersion: number;
  /** By which a calendar program reads the plans of the caller. */
  readonly calendarToken: string;
  /** One of them without reports: `11/2026`. */
  readonly freeMonth: string;
  /** An import that was checked and can be confirmed. */
  readonly importId: string;
  /** An import that was confirmed and can be undone. */
  readonly confirmedImportId: string;
  /** Out of a mail to the caller. */
  readonly unsubscribeToken: string;
  /** A device on which the caller is notified. */
  readonly pushDeviceId: string;
  /** Of a device that the caller has prepared, and of one that is in use. */
  readonly preparedCode: string;
  readonly ownCode: string;
  /** Names a session of the caller. */
  readonly sessionTicket: string;
  /** Of the caller, 64 hex digits. */
  readonly ownPassword: string;
  /** Another one. */
  readonly nextPassword: string;
  /** Token out of a mail to a person whom tests may change. */
  readonly passwordLink: string;
  /** Tokens out of mails to such a person: to another address, and to the one before. */
  readonly addressLink: string;
  readonly restoreLink: string;
}

/** A world in which nothing exists: its inputs are valid all the same. */
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
  ticket: 'none',
  orderId: '00000000-0000-4000-8000-000000000000',
  messageImageKey: '0'.repeat(32),
  cannedReplyId: '00000000-0000-4000-8000-000000000000',
  pauseId: '1-00000000-0000-4000-8000-000000000000',
  collectionId: 'r1-00000000-0000-4000-8000-000000000000',
  templateId: 'r1-00000000-0000-4000-8000-000000000000',
  templateFileKey: '0'.repeat(32),
  freeSite: '9999',
  freeHour: '2030-03-01T10:00:00.000Z',
  orderFileKey: '0'.repeat(32),
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
