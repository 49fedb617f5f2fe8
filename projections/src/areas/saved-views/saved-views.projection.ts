import type { EventOf } from '@portal/contracts';
import { savedViews, type savedViewEvents } from '@portal/contracts/areas/saved-views';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type SavedViewEvent = EventOf<typeof savedViewEvents> | EventOf<typeof erasureEvents>;

const byUser = keyedBy('userId');

export const savedViewsProjection = defineProjection<SavedViewEvent, typeof savedViews>(savedViews, {
  ViewSaved: {
    id: byUser,
    apply: (before, { data: { userId, viewId, table }, personal }) => {
      const others = (before?.views ?? []).filter(({ id }) => id !== viewId);
      const saved = personal.value ? [{ id: viewId, table, ...personal.value }] : [];
      return { id: userId, views: [...others, ...saved] };
    },
  },
  ViewDeleted: {
    id: byUser,
    apply: patch(({ views }, { data }) => ({ views: views.filter(({ id }) => id !== data.viewId) })),
  },
  UserErasureRequested: { id: byUser, apply: () => null },
});
