import type { Role } from '../../kernel';

/*
 * Pictures of screens that the build draws and the server fills in: what both have to say alike.
 */

interface Pictured {
  readonly user: { readonly type: Role };
  readonly restaurants: readonly unknown[];
}

/** The name of the picture of the screen that a session begins with: the choice of a restaurant looks otherwise with one. */
export const pictureOf = ({ user, restaurants }: Pictured): string =>
  `picture-${user.type}-${restaurants.length === 1 ? 'one' : 'many'}`;

/** What stands in a picture in place of what is somebody's. */
export const picturePlaceholders = {
  name: '__NAME__',
  letter: '__LETTER__',
  siteName: '__SITE_NAME__',
  siteNumber: '__SITE_NUMBER__',
  siteCity: '__SITE_CITY__',
} as const;
export type PictureContent = Readonly<Record<keyof typeof picturePlaceholders, string>>;
