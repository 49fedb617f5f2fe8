import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DoNotDisturbOnRounded from '@mui/icons-material/DoNotDisturbOnRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import { isLateRecall, type Recall, recallDownloads } from '@portal/contracts/areas/recalls';
import { isAdministrator } from '@portal/contracts/kernel';
import { apiBase } from '#core/client/call-client';
import { fillPath } from '#core/client/wire';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { statusTones } from '#ui/StatusChip';
import { useToday } from '#ui/use-now';
import { recallTexts } from './texts';

const looks = {
  open: { tone: statusTones.waiting, icon: HourglassTopRounded },
  late: { tone: statusTones.wrong, icon: ErrorRounded },
  done: { tone: statusTones.done, icon: CheckCircleRounded },
  closed: { tone: statusTones.over, icon: DoNotDisturbOnRounded },
} as const;

type Shown = Pick<Recall, 'status' | 'until'>;

/** For `StatusChip`. */
export function useRecallStatus() {
  const text = useText(recallTexts);
  const today = useToday();
  return (recall: Shown) => {
    const status = isLateRecall(recall, today) ? 'late' : recall.status;
    return { ...looks[status], label: text(`status.${status}`) };
  };
}

/** What is asked for. */
export function useRecallAction() {
  const text = useText(recallTexts);
  return ({ resource, replacement }: Pick<Recall, 'resource' | 'replacement'>) => {
    if (replacement === null) return text('takeDown');
    if (replacement.id === resource.id) return text('replaceByFile');
    return text('replaceBy', { name: replacement.name });
  };
}

/** Administrators act for one restaurant; others see all of theirs. */
export function useOwnReach(): { readonly restaurant_id?: number } {
  const { user } = useSession();
  const { restaurant } = useSite();
  return isAdministrator(user.type) && restaurant ? { restaurant_id: restaurant.id } : {};
}

/** Time and day stay together. */
export const oneLine = (time: string) => time.replaceAll(' ', '\u00a0');

export const photoAddress = (id: string, restaurantId: number): string =>
  apiBase + fillPath(recallDownloads.OpenRecallPhoto.path, { id, restaurant_id: restaurantId });
