import {
  channelCommands,
  type ChannelData,
  spansText,
  type SpecialDay,
} from '@portal/contracts/areas/channels';
import { useCallCommand } from '#core/client/use-call-command';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { same } from '#ui/blocks/block-edits';
import { type Past, type RecordHistory, withFields } from '#ui/history/record-history';
import { refresh, useBlockNames } from './channel-editor';
import { type ChannelState, type EditedBlock, editedBlocks, stateOfWire, updateInput } from './channels';
import { editorTexts, specialTexts } from './texts';

interface ChannelValues extends ChannelState {
  readonly special_days: readonly SpecialDay[];
}

const valuesOf = (channel: ChannelData): ChannelValues => ({
  ...stateOfWire(channel),
  special_days: channel.special_days,
});

const isBlock = (name: string): name is EditedBlock => (editedBlocks as readonly string[]).includes(name);

/** Without fields of special days; accounts are masked, so the present ones stay (W33). */
function blocksOf({ was, now, fields }: Past<ChannelData>): ChannelState {
  const { birthday, ...others } = withFields(stateOfWire(was), stateOfWire(now), fields);
  const { bank_account, bizum } = stateOfWire(now).birthday;
  return { ...others, birthday: { ...birthday, bank_account, bizum } };
}

/** Days that differ; those without hours of their own then are removed. */
const specialDaysInput = ({ was, now }: Pick<Past<ChannelData>, 'was' | 'now'>) => ({
  days: was.special_days.filter((day) => !now.special_days.some((other) => same(day, other))),
  remove: now.special_days
    .map(({ day }) => day)
    .filter((day) => !was.special_days.some((other) => other.day === day)),
});

/** @throws CallError */
function useRestore() {
  const update = useCallCommand(channelCommands.UpdateChannel, { refresh, once: true });
  const setDays = useCallCommand(channelCommands.SetSpecialDays, { refresh, once: true });
  return async (past: Past<ChannelData>, isForced: boolean) => {
    const { now, fields } = past;
    const versions = isForced ? {} : now.versions;
    const blocks = fields.filter(isBlock);
    if (blocks.length > 0)
      await update.send(updateInput(now.id, blocksOf(past), stateOfWire(now), blocks, versions));
    if (fields.includes('special_days')) {
      const seen = isForced || now.versions.special === undefined ? {} : { versions: [now.versions.special] };
      await setDays.send({ restaurant_ids: [now.id], ...specialDaysInput(past), ...seen });
    }
  };
}

const birthdayFields = ['book_online', 'bank_account', 'bizum', 'contact_phone', 'contact_mail'] as const;
const dataFields = ['public_name', 'address', 'phone', 'email', 'opening_date', 'razon', 'CIF'] as const;
const named = [...birthdayFields, ...dataFields, 'fiscal_address', 'motive', 'date'] as const;

/** Planned changes name blocks as in `plan.changes.schedules.restaurant`. */
const withinPlan = /^plan\.changes\.(?:schedules\.)?/;

function useLabelOf() {
  const text = useText(editorTexts);
  const special = useText(specialTexts);
  const nameOf = useBlockNames();
  return (path: string) => {
    if (path === 'special_days') return special('title');
    if (path === 'special_days.spans') return text('schedules');
    const field = path.split('.').at(-1);
    const block = path.replace(withinPlan, '');
    if (isBlock(block) && block !== 'pause') return nameOf(block);
    if (field === 'open') return text('isOpen');
    const known = named.find((name) => name === field);
    return known && text(known);
  };
}

export function useChannelHistory(
  id: number,
  name: string,
  channel: ChannelData,
): RecordHistory<ChannelData> {
  const may = useMay();
  const { language } = useLanguage();
  const labelOf = useLabelOf();
  const restore = useRestore();
  return {
    record: 'channel',
    id,
    name,
    valuesOf,
    labelOf,
    textOf: (path, value) => {
      if (path.endsWith('services')) return channel.service.find((service) => service.id === value)?.name;
      if (path !== 'special_days.spans') return undefined;
      return spansText([value].flat() as SpecialDay['spans'], language);
    },
    restore: may(channelCommands.UpdateChannel) ? restore : undefined,
  };
}
