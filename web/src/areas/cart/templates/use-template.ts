import { firstOpenPage, type Refilled, refilled, type RefillGround } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { Template } from '@portal/contracts/areas/templates';
import { useCallback } from 'react';
import { useCallClient } from '#core/client/client-context';
import { useText } from '#core/i18n/use-text';
import { useRefillGround } from '../again/again-ground';
import { copyTemplateFiles, hasFiles } from '../again/copy-files';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { templatesTexts } from '../texts';

/** What a template comes to over its piece as it is now. */
export interface TemplateNow {
  readonly refilled: Refilled;
  /** Nothing is missing, and nothing was lost: it can go straight into the cart. */
  readonly isComplete: boolean;
}

const withFiles = ({ entry }: Template, { entry: empty, ...rest }: Refilled): Refilled => ({
  ...rest,
  entry: { ...empty, custom_file: entry.custom_file, images: entry.images },
});

/** A template over its piece as it is now, for one of the own restaurants. `null`: it cannot be ordered any more. */
export function useTemplateNow(): (
  template: Template,
  piece: ResourceDetail,
  restaurantId?: number,
) => TemplateNow | null {
  const groundOf = useRefillGround();
  return useCallback(
    (template, piece, restaurantId) => {
      const ground: RefillGround | null = groundOf(piece, restaurantId);
      const now = ground && refilled(template.entry, ground);
      if (!ground || !now) return null;
      return {
        refilled: now,
        isComplete: firstOpenPage(withFiles(template, now), ground.rules).isComplete,
      };
    },
    [groundOf],
  );
}

/** Puts a template into the cart, once for each of these restaurants, each with files of its own. */
export function useTemplateIntoCart(template: Template, piece: ResourceDetail | undefined) {
  const text = useText(templatesTexts);
  const client = useCallClient();
  const templateNow = useTemplateNow();
  const { isBusy, put } = usePutIntoCart();

  const entryOf = async (restaurant: { readonly id: number }) => {
    const now = piece && templateNow(template, piece, restaurant.id);
    if (!now) return null;
    const files = hasFiles(template.entry) ? await copyTemplateFiles(client, template) : {};
    return { ...now.refilled.entry, ...files };
  };
  return {
    isBusy,
    put: (restaurants: readonly { readonly id: number; readonly name: string }[]) =>
      put(restaurants, {
        entryOf,
        nameOf: ({ name }) => name,
        none: text('noneOrderable'),
        added: (count) => text('used', { count, name: template.name }),
      }),
  };
}
