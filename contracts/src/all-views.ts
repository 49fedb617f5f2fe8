import { storedFiles } from './areas/cart';
import { cannedReplies, orderChats, orderMessages, orderNotes } from './areas/chat';
import { downloadDays } from './areas/download-report';
import { customRequests } from './areas/forms';
import { mopPauseEnds, mopPauses, mopPolicies } from './areas/mop';
import { newFilesDue, notices, notificationSettings } from './areas/notifications';
import { operations } from './areas/operations';
import { orders } from './areas/orders';
import { emptySearches, fileVersions, resourceChanges, resources, versionDownloads } from './areas/resources';
import { restaurants } from './areas/restaurants';
import { sections } from './areas/sections';
import { sessions } from './areas/session';
import { sliders, sliderTurns } from './areas/sliders';
import { users } from './areas/users';
import { videos, videoTurns } from './areas/videos';
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
  resourceChanges,
  emptySearches,
  downloadDays,
  storedFiles,
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
  sliders,
  sliderTurns,
  videos,
  videoTurns,
  operations,
];
