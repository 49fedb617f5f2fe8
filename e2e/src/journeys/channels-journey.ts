import type { Page } from '@playwright/test';
import { askThePortal, sendToPortal } from './ask-the-portal';

interface OwnRestaurant {
  readonly id: number;
  readonly site: string;
  readonly selected?: boolean;
}

/** The one on the screen, and another. */
export async function twoRestaurants(page: Page): Promise<readonly OwnRestaurant[]> {
  const { restaurants } = await askThePortal<{ restaurants: OwnRestaurant[] }>(page, 'init');
  return restaurants
    .toSorted((a, b) => Number(b.selected ?? false) - Number(a.selected ?? false))
    .slice(0, 2);
}

/** @returns ids of the restaurants that have it now */
export async function setSpecialDay(
  page: Page,
  restaurants: readonly OwnRestaurant[],
  day: object,
): Promise<readonly number[]> {
  const input = { restaurant_ids: restaurants.map(({ id }) => id), days: [day] };
  const [answer] = await sendToPortal<{ restaurants: number[] }>(page, 'restaurant/special-days/update', [
    input,
  ]);
  return answer?.restaurants ?? [];
}

interface SpecialHours {
  readonly opens: string;
  readonly closes: string;
  readonly validFrom: string;
  readonly validThrough: string;
}

/** Of that day, as guests read them: `12:00–16:00`. */
export async function specialHoursOf(page: Page, site: string, day: string): Promise<readonly string[]> {
  const url = new URL(`/api/channel/public/${site}`, page.url()).href;
  const shown = (await (await page.request.get(url)).json()) as {
    specialOpeningHoursSpecification?: SpecialHours[];
  };
  return (shown.specialOpeningHoursSpecification ?? [])
    .filter(({ validFrom, validThrough }) => validFrom === day && validThrough === day)
    .map(({ opens, closes }) => `${opens}–${closes}`);
}
