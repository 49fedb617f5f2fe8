import { useText } from '#core/i18n/use-text';
import { channelsMessages } from '../channels.messages';
import type { EditedBlock } from '../draft/channel-state';
import { mobileMessages } from './mobile.messages';

/** What people call the blocks of the editor. */
export function useBlockNames(): (block: EditedBlock) => string {
  const text = useText(channelsMessages);
  const mobile = useText(mobileMessages);
  return (block) => (block === 'pause' ? mobile('block') : text(`block.${block}`));
}
