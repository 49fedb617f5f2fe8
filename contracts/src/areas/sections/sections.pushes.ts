import { z } from 'zod';
import { definePushes } from '../../kernel';

export const sectionPushes = definePushes('sections', {
  /** To everybody who reads the catalogue: menus and trees are no longer right. */
  SectionsChanged: z.object({ position: z.int() }),
});
