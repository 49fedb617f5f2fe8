import { keptDrafts } from '#core/storage/kept-drafts';
import { same, withoutBlocks } from '#ui/blocks/block-edits';
import type { ChannelEdits } from './channel-edits';
import { type EditedBlock, editedBlocks } from './channel-state';

/** What was typed and not saved, by restaurant; of this tab only (U4, W18). */
export const channelDrafts = keptDrafts<ChannelEdits>('channels', 'tab', (kept) => {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(
    ([block, edit]) =>
      editedBlocks.includes(block as EditedBlock) &&
      typeof edit === 'object' &&
      edit !== null &&
      'base' in edit,
  );
  return Object.fromEntries(known) as ChannelEdits;
});

/** Account numbers are never kept in a browser (W33): a birthday block in which one was typed is not. */
export function keepable(edits: ChannelEdits): ChannelEdits | null {
  const { birthday } = edits;
  const isSecret =
    birthday !== undefined &&
    (birthday.value.bank_account !== birthday.base.bank_account ||
      birthday.value.bizum !== birthday.base.bizum);
  const kept = withoutBlocks(edits, isSecret ? ['birthday', 'plan'] : ['plan']);
  const whole =
    edits.plan === undefined || holdsSecrets(edits.plan.value) ? kept : { ...kept, plan: edits.plan };
  return same(whole, {}) ? null : whole;
}

/** A planned account that is not the mask of the one that is known. */
const holdsSecrets = (plans: NonNullable<ChannelEdits['plan']>['value']) =>
  plans.some(({ changes: { birthday = {} } }) => 'bank_account' in birthday || 'bizum' in birthday);
