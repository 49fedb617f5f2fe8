import { Box, Button, Card, Typography } from '@mui/material';
import { type ScheduleDay, scheduleDays, servicesOf } from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import type { ReactNode } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ContestedNotice } from '#ui/blocks/ContestedNotice';
import type { ChannelEditor } from './channel-editor';
import type { EditedBlock } from './channels';
import { channelsTexts, editorTexts } from './texts';
import { useDayNames } from './hours';

/** Marks what differs from today; in mustard, which no status has. */
export const ChangeMark = ({ label }: { label: string }) => (
  <Typography
    component="span"
    variant="caption"
    color="textPrimary"
    sx={(theme) => ({
      fontWeight: 650,
      px: 1,
      display: 'inline-block',
      borderRadius: 4,
      whiteSpace: 'nowrap',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 40%, transparent)`,
    })}
  >
    {label}
  </Typography>
);

type Key = (typeof editorTexts.keys)[number];
const isKey = (key: string): key is Key => (editorTexts.keys as readonly string[]).includes(key);
const isDay = (name: string): name is ScheduleDay => (scheduleDays as readonly string[]).includes(name);
const aliases: Readonly<Record<string, Key>> = { open: 'isOpen' };

function useFieldNames(): (block: EditedBlock, fields: readonly string[]) => readonly string[] {
  const text = useText(editorTexts);
  const dayName = useDayNames();
  const { market } = useMarket();
  const { language } = useLanguage();
  const nameOf = (field: string): readonly string[] => {
    const key = aliases[field] ?? field;
    if (isDay(field)) return [dayName(field)];
    return isKey(key) ? [text(key)] : [];
  };
  return (block, fields) => {
    if (block !== 'services') return fields.flatMap(nameOf);
    return servicesOf(market)
      .filter(({ id }) => fields.includes(String(id)))
      .map(({ name }) => name[language]);
  };
}

interface BlockProps {
  block: EditedBlock;
  editor: ChannelEditor;
}

/** R4. */
function BlockConflict({ block, editor }: BlockProps) {
  const text = useText(channelsTexts);
  const dates = useDates();
  const fieldNames = useFieldNames();
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: editor.channel.id, size: 1 });
  const [last] = log.data ?? [];
  const who = last?.user === undefined || last.user === '' ? text('somebody') : last.user;
  const when = last === undefined ? '' : dates.time(last.date);
  const fields = fieldNames(block, editor.theirChanges(block));
  return (
    <ContestedNotice
      title={text('contested', { who, when, isDated: when === '' ? 'no' : 'yes' })}
      onKeepMine={() => editor.keepMine([block])}
      onTakeTheirs={() => editor.discard([block])}
    >
      {fields.length > 0 && text('contestedFields', { fields: fields.join(', ') })}
    </ContestedNotice>
  );
}

interface BlockPanelProps {
  title: string;
  blocks: readonly [EditedBlock, ...EditedBlock[]];
  editor: ChannelEditor;
  children: ReactNode;
}

/** R-CHN-06. */
function PendingMark({ title, blocks, editor }: Pick<BlockPanelProps, 'title' | 'blocks' | 'editor'>) {
  const text = useText(channelsTexts);
  const pending = blocks.filter(
    (block) => editor.changed.includes(block) && !editor.contested.includes(block),
  );
  if (pending.length === 0) return null;
  return (
    <>
      <Box component="span" role="status">
        <ChangeMark label={text('pending')} />
      </Box>
      <Button
        size="small"
        variant="text"
        aria-label={text('undoOf', { block: title })}
        onClick={() => editor.discard(pending)}
      >
        {text('undoBlock')}
      </Button>
    </>
  );
}

export function BlockPanel({ title, blocks, editor, children }: BlockPanelProps) {
  const id = `channel-${blocks[0]}`;
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: (theme) => theme.spacing(18) }}
    >
      {/* As high without the mark: nothing moves below the pointer. */}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 1,
          pb: 1,
          minHeight: 'var(--control-height)',
        }}
      >
        <Typography component="h2" id={`${id}-title`} variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <PendingMark title={title} blocks={blocks} editor={editor} />
      </Box>
      {blocks.map(
        (block) =>
          editor.contested.includes(block) && <BlockConflict key={block} block={block} editor={editor} />,
      )}
      {children}
    </Card>
  );
}
