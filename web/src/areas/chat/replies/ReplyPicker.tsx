import SearchRounded from '@mui/icons-material/SearchRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { chatQueries } from '@portal/contracts/areas/chat';
import { Command } from 'cmdk';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { repliesTexts } from '../texts';
import { atMostLines } from '#ui/at-most-lines';

const Sheet = styled(Command)(({ theme }) => ({
  '& .field': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(0, 1.5),
    color: theme.vars.palette.text.secondary,
    borderBottom: `thin solid ${theme.vars.palette.divider}`,
  },
  '& [cmdk-input]': {
    flex: 1,
    minWidth: 0,
    height: theme.spacing(6),
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: theme.vars.palette.text.primary,
    background: 'none',
  },
  '& [cmdk-list]': { maxHeight: '40dvh', overflowY: 'auto', padding: theme.spacing(0.75) },
  '& [cmdk-item]': {
    padding: theme.spacing(1, 1.25),
    borderRadius: radii.control,
    cursor: 'pointer',
    ...theme.typography.body2,
    '&[data-selected="true"]': { backgroundColor: theme.vars.palette.background.sunken },
    '& strong': { display: 'block', fontWeight: 650 },
    '& span': {
      ...atMostLines(2),
      overflowWrap: 'anywhere',
      color: theme.vars.palette.text.secondary,
    },
  },
  '& [cmdk-empty]': {
    padding: theme.spacing(2),
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));

interface ReplyPickerProps {
  anchor: HTMLElement;
  onClose: () => void;
  onChoose: (reply: string) => void;
  onManage: () => void;
}

/** The kept answers, found by typing and chosen by keyboard or pointer. */
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
          <Sheet label={text('title')} loop>
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
          </Sheet>
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
