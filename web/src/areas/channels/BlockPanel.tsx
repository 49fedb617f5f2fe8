import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type ScheduleDay, scheduleDays, servicesOf } from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import type { ReactNode } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { ChannelEditor } from './channel-editor';
import type { EditedBlock } from './channels';
import { channelsMessages } from './channels.messages';
import { editorMessages } from './editor/editor.messages';
import { useDayNames } from './hours';

/** Marks what differs from today: a word on mustard, which no status has. */
export const ChangeMarkChip = ({ label }: { label: string }) => (
  <Box
    component="span"
    sx={(theme) => ({
      typography: 'caption',
      fontWeight: 650,
      px: 1,
      display: 'inline-block',
      borderRadius: 4,
      whiteSpace: 'nowrap',
      color: 'text.primary',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 40%, transparent)`,
    })}
  >
    {label}
  </Box>
);

type Key = (typeof editorMessages.keys)[number];
const isKey = (key: string): key is Key => (editorMessages.keys as readonly string[]).includes(key);
const isDay = (name: string): name is ScheduleDay => (scheduleDays as readonly string[]).includes(name);
/** Fields that have another name here than on the wire. */
const aliases: Readonly<Record<string, Key>> = { open: 'isOpen' };

/** What people call the fields of a block, by their names on the wire. */
function useFieldNames(): (block: EditedBlock, fields: readonly string[]) => readonly string[] {
  const text = useText(editorMessages);
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

interface ContestedNoticeProps {
  block: EditedBlock;
  editor: ChannelEditor;
}

/** Somebody else saved a block while it was edited here: who, when and which fields, and whose changes hold (R4). */
function ContestedNotice({ block, editor }: ContestedNoticeProps) {
  const isContested = editor.contested.includes(block);
  return isContested ? <Notice block={block} editor={editor} /> : null;
}

function Notice({ block, editor }: ContestedNoticeProps) {
  const text = useText(channelsMessages);
  const dates = useDates();
  const fieldNames = useFieldNames();
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: editor.channel.id, size: 1 });
  const [last] = log.data ?? [];
  const who = last?.user === undefined || last.user === '' ? text('somebody') : last.user;
  const when = last === undefined ? '' : dates.time(last.date);
  const fields = fieldNames(block, editor.theirChanges(block));
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
      <AlertTitle>{text('contested', { who, when, isDated: when === '' ? 'no' : 'yes' })}</AlertTitle>
      {fields.length > 0 && text('contestedFields', { fields: fields.join(', ') })}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button size="small" onClick={() => editor.keepMine(block)}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={() => editor.discard([block])}>
          {text('takeTheirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Where a block stands on the page, so that a pop-up leads to it. */
const blockAnchor = (block: string) => `channel-${block}`;

interface BlockPanelProps {
  title: string;
  /** What stands in it; the first gives it its place on the page. */
  blocks: readonly [EditedBlock, ...EditedBlock[]];
  editor: ChannelEditor;
  /** Quiet words beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Says that a block is not saved yet, until the one button saves it (R-CHN-06). */
function PendingMark({ title, blocks, editor }: Pick<BlockPanelProps, 'title' | 'blocks' | 'editor'>) {
  const text = useText(channelsMessages);
  const pending = blocks.filter(
    (block) => editor.changed.includes(block) && !editor.contested.includes(block),
  );
  if (pending.length === 0) return null;
  return (
    <>
      <Box component="span" role="status">
        <ChangeMarkChip label={text('pending')} />
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

/** A block of the editor: its title, whether it is saved, and what others did to it meanwhile. */
export function BlockPanel({ title, blocks, editor, aside, children }: BlockPanelProps) {
  const id = blockAnchor(blocks[0]);
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: (theme) => theme.spacing(18) }}
    >
      {/* As high with its mark as without: nothing moves away from below the pointer. */}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: 1,
          pb: 1,
          minHeight: 'var(--control-height)',
        }}
      >
        <Box component="h2" id={`${id}-title`} sx={{ typography: 'h3', m: 0, flex: 1 }}>
          {title}
        </Box>
        {aside !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{aside}</Box>}
        <PendingMark title={title} blocks={blocks} editor={editor} />
      </Box>
      {blocks.map((block) => (
        <ContestedNotice key={block} block={block} editor={editor} />
      ))}
      {children}
    </Card>
  );
}
