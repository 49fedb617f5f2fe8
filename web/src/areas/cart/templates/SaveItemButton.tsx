import type { OrderItemProps } from '#core/area-manifest';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useCallClient } from '#core/client/call-client';
import { isCallError } from '#core/client/call-error';
import { useItemAgain } from '../again/again-ground';
import { copyFiles } from '../again/copy-files';
import { SaveTemplateButton } from './SaveTemplateButton';

/** Saves an ordered piece as a template, with its files. */
export function SaveItemButton({ order, place }: OrderItemProps) {
  const client = useCallClient();
  const itemAgain = useItemAgain();
  const item = order.items[place];
  if (item === undefined) return null;
  const entryOf = async () => {
    try {
      const { data } = await client.send(resourceQueries.GetResource, { id: String(item.resource_id) });
      const again = itemAgain(order, item, data);
      return again && { ...again.entry, ...(await copyFiles(client, order.id, item)) };
    } catch (error) {
      if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
      throw error;
    }
  };
  return <SaveTemplateButton name={item.filename} entryOf={entryOf} as="small" />;
}
