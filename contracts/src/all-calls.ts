import { cartUploads } from './areas/cart';
import { chatCommands, chatDownloads, chatQueries } from './areas/chat';
import { downloadReportQueries } from './areas/download-report';
import { homeQueries } from './areas/home';
import { formsCommands, formsQueries } from './areas/forms';
import { mopCommands, mopQueries } from './areas/mop';
import { notificationsCommands, notificationsQueries } from './areas/notifications';
import { operationsCommands, operationsQueries } from './areas/operations';
import { orderCommands, orderDownloads, orderQueries } from './areas/orders';
import {
  resourceCommands,
  resourceDownloads,
  resourceQueries,
  resourceSearchCommands,
  resourceSearchQueries,
  resourceUploads,
} from './areas/resources';
import { restaurantCommands } from './areas/restaurants';
import { sectionCommands, sectionQueries } from './areas/sections';
import { sessionCommands, sessionQueries } from './areas/session';
import { sliderCommands, sliderDownloads, sliderQueries } from './areas/sliders';
import { userCommands } from './areas/users';
import { videoCommands, videoQueries } from './areas/videos';
import type { CallContract } from './kernel';

const declared = [
  sessionCommands,
  sessionQueries,
  userCommands,
  restaurantCommands,
  sectionCommands,
  sectionQueries,
  resourceCommands,
  resourceQueries,
  resourceDownloads,
  resourceSearchCommands,
  resourceSearchQueries,
  resourceUploads,
  cartUploads,
  orderCommands,
  orderQueries,
  orderDownloads,
  chatCommands,
  chatQueries,
  chatDownloads,
  mopCommands,
  mopQueries,
  notificationsCommands,
  notificationsQueries,
  formsCommands,
  formsQueries,
  sliderCommands,
  sliderQueries,
  sliderDownloads,
  videoCommands,
  videoQueries,
  homeQueries,
  downloadReportQueries,
  operationsCommands,
  operationsQueries,
];

type NamesOf<Calls> = Calls extends unknown ? keyof Calls & string : never;
type ContractOf<Calls, Name> = Calls extends { readonly [N in keyof Calls]: unknown }
  ? Name extends keyof Calls
    ? Calls[Name]
    : never
  : never;

/** The name of any call of any area. */
export type CallName = NamesOf<(typeof declared)[number]>;
/** The exact contract of a call by its name. */
export type CallNamed<Name extends CallName> = ContractOf<(typeof declared)[number], Name>;

/** Every call of every area: what OpenAPI, the gateway's routing table, the matrix and the fuzz are made from. */
export const allCalls: readonly CallContract[] = declared.flatMap((calls) =>
  Object.values<CallContract>(calls),
);
