import SearchRounded from '@mui/icons-material/SearchRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import { Box, Button, Popover } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { chatQueries } from '@portal/contracts/areas/chat';
import { Command } from 'cmdk';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { atMostLines } from '#ui/at-most-lines';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { repliesTexts } from './texts';

const commandLook = (theme: Theme) =>
  ({
    '& .field': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      px: 1.5,
      color: 'text.secondary',
      borderBottom: 'thin solid',
      borderColor: 'divider',
    },
    '& [cmdk-input]': {
      flex: 1,
      minWidth: 0,
      height: theme.spacing(6),
      border: 0,
      outline: 'none',
      font: 'inherit',
      color: 'text.primary',
      background: 'none',
    },
    '& [cmdk-list]': { maxHeight: '40dvh', overflowY: 'auto', p: 0.75 },
    '& [cmdk-item]': {
      ...theme.typography.body2,
      px: 1.25,
      py: 1,
      borderRadius: 1,
      cursor: 'pointer',
      '&[data-selected="true"]': { bgcolor: 'background.sunken' },
      '& strong': { display: 'block', fontWeight: 650 },
      '& span': { ...atMostLines(2), overflowWrap: 'anywhere', color: 'text.secondary' },
    },
    '& [cmdk-empty]': { ...theme.typography.body2, p: 2, color: 'text.secondary' },
  }) as const;

interface ReplyPickerProps {
  anchor: HTMLElement;
  onClose: () => void;
  onChoose: (reply: string) => void;
  onManage: () => void;
}

export function ReplyPicker({ anchor, onClose, onChoose, onManage }: ReplyPickerProps) {
  const text = useText(repliesTexts);
  const replies = useCallQuery(chatQueries.ListCannedReplies, { size: -1 });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': text('title'),
          sx: { width: (theme) => theme.spacing(48) },
        },
      }}
    >
      <LoadedPart query={replies} skeleton={<SkeletonRows rows={3} />}>
        {(all) => (
          <Box component={Command} label={text('title')} loop sx={commandLook}>
            <div className="field">
              <SearchRounded aria-hidden />
              <Command.Input autoFocus placeholder={text('search')} />
            </div>
            <Command.List label={text('title')}>
              <Command.Empty>{text(all.length === 0 ? 'emptyText' : 'none')}</Command.Empty>
              {all.map(({ id, title, message }) => (
                <Command.Item
                  key={id}
                  value={id}
                  keywords={[title, message]}
                  onSelect={() => onChoose(message)}
                >
                  <strong>{title}</strong>
                  <span>{message}</span>
                </Command.Item>
              ))}
            </Command.List>
          </Box>
        )}
      </LoadedPart>
      <Box sx={{ p: 0.75, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" variant="text" startIcon={<TuneRounded aria-hidden />} onClick={onManage}>
          {text('manage')}
        </Button>
      </Box>
    </Popover>
  );
}
