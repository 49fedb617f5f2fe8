import { cannedReplies, orderChats, orderMessages, orderNotes } from './areas/chat';
import { customRequests } from './areas/forms';
import { mopPauseEnds, mopPauses, mopPolicies } from './areas/mop';
import { newFilesDue, notices, notificationSettings } from './areas/notifications';
import { operations } from './areas/operations';
import { orders } from './areas/orders';
import { fileVersions, resources, versionDownloads } from './areas/resources';
import { restaurants } from './areas/restaurants';
import { sections } from './areas/sections';
import { sessions } from './areas/session';
import { users } from './areas/users';
import type { ViewContract } from './kernel';

/** Every view of every area: what the stores keep indexes for, and what the queries may ask. */
export const allViews: readonly ViewContract[] = [
  sessions,
  users,
  restaurants,
  sections,
  resources,
  fileVersions,
  versionDownloads,
  orders,
  orderChats,
  orderMessages,
  orderNotes,
  cannedReplies,
  mopPauses,
  mopPolicies,
  mopPauseEnds,
  notificationSettings,
  notices,
  newFilesDue,
  customRequests,
  operations,
];
