import { cartUploads } from './areas/cart';
import { orderCommands, orderDownloads, orderQueries } from './areas/orders';
import { resourceCommands, resourceDownloads, resourceQueries } from './areas/resources';
import { restaurantCommands } from './areas/restaurants';
import { sectionQueries } from './areas/sections';
import { sessionCommands, sessionQueries } from './areas/session';
import { userCommands } from './areas/users';
import type { CallContract } from './kernel';

/** Every call of every area: what OpenAPI, the gateway's routing table, the matrix and the fuzz are made from. */
export const allCalls: readonly CallContract[] = [
  sessionCommands,
  sessionQueries,
  userCommands,
  restaurantCommands,
  sectionQueries,
  resourceCommands,
  resourceQueries,
  resourceDownloads,
  cartUploads,
  orderCommands,
  orderQueries,
  orderDownloads,
].flatMap((calls) => Object.values<CallContract>(calls));
