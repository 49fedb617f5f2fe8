import { switchesBetween } from '@portal/contracts/areas/channels';
import { type BlockEdits, differingFields } from '#ui/blocks/block-edits';
import type { ChannelState, EditedBlock } from './channel-state';

/** What was typed into a restaurant's channels and is not saved. */
export type ChannelEdits = BlockEdits<ChannelState>;

/** What others did to a block since typing began here, by fields; of services, their ids. */
export function theirChanges(
  edits: ChannelEdits,
  saved: ChannelState,
  block: EditedBlock,
): readonly string[] {
  const edit = edits[block];
  if (edit === undefined) return [];
  if (block !== 'services') return differingFields(edit.base, saved[block]);
  return Object.keys(switchesBetween(edit.base as readonly number[], saved.services));
}
