import { z } from 'zod';
import { defineEvents, event, ownedFacts, sealedName } from '../../kernel';
import { cartEntrySchema } from '../cart';

const templateId = z.string();

/**
 * Streams `templates-user-{id}` and `templates-restaurant-{id}`: all templates of one owner. Files are copies that only
 * these streams refer to.
 */
export const templateEvents = defineEvents('templates', {
  TemplateAdded: event({
    data: z.object({
      templateId,
      ...ownedFacts,
      authorId: z.int(),
      /** `custom_ship` is sealed. */
      entry: cartEntrySchema,
    }),
    /** Subject: its author. */
    personal: z.object({ ...sealedName, customShip: z.string() }),
  }),
  /** One file of it, copied. */
  TemplateFileKept: event({
    data: z.object({
      templateId,
      /** Whose uploads it counts among (S8). */
      userId: z.int(),
      key: z.string(),
      filename: z.string(),
      contentType: z.string(),
      bytes: z.int().nonnegative(),
      sha256: z.string(),
    }),
  }),
  TemplateUpdated: event({
    data: z.object({ templateId, name: z.string() }),
    personal: z.object(sealedName),
  }),
  TemplateDeleted: event({
    data: z.object({
      templateId,
      /** The command, so that a later deletion has an end of its own. */
      deletedBy: z.string(),
    }),
  }),
  TemplateRestored: event({ data: z.object({ templateId }) }),
  /** Deleted for thirty days, or of a person who was erased: it cannot come back. */
  TemplateDiscarded: event({
    data: z.object({
      templateId,
      /** Keys that this stream refers to no more. */
      releasedKeys: z.array(z.string()),
    }),
  }),
});
