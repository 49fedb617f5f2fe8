import { useText } from '#core/i18n/use-text';
import { channelsTexts } from '../texts';
import { mobileTexts } from '../texts/mobile';
import type { EditedBlock } from '../draft/channel-state';

/** What people call the blocks of the editor. */
export function useBlockNames(): (block: EditedBlock) => string {
  const text = useText(channelsTexts);
  const mobile = useText(mobileTexts);
  return (block) => (block === 'pause' ? mobile('block') : text(`block.${block}`));
}
