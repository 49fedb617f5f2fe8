import BookmarksRounded from '@mui/icons-material/BookmarksRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, IconButton, Skeleton, Stack, Typography } from '@mui/material';
import { type SubmitEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import {
  maxViewName,
  type SavedView,
  useMaySaveViews,
  useSavedViews,
  viewSearch,
} from '#core/saved-views/use-saved-views';
import { TextInput } from '../fields/TextInput';
import { QuietError } from '../states/Loaded';
import { useToast } from '../toast/toast-context';
import { tableTexts } from '../texts';
import { ToolButton } from './ToolButton';
import { opensAtEnd } from '../opens-at-end';
import { SettledPopover } from '../SettledPopover';

interface ViewLineProps {
  view: SavedView;
  isCurrent: boolean;
  onGo: () => void;
  onRemove: () => void;
}

function ViewLine({ view, isCurrent, onGo, onRemove }: ViewLineProps) {
  const text = useText(tableTexts);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mx: -1 }}>
      <Button
        variant="text"
        color="inherit"
        aria-current={isCurrent}
        onClick={onGo}
        endIcon={isCurrent ? <CheckRounded titleAccess={text('viewCurrent')} /> : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          px: 1,
          justifyContent: 'flex-start',
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          textAlign: 'start',
        }}
      >
        {view.name}
      </Button>
      <IconButton size="small" aria-label={text('viewDelete', { name: view.name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const text = useText(tableTexts);
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form onSubmit={submit}>
      <Stack spacing={1.5}>
        <TextInput
          label={text('viewName')}
          hint={text('viewsHint')}
          value={name}
          maxLength={maxViewName}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="contained" color="primary" disabled={name.trim() === ''}>
          {text('viewSave')}
        </Button>
      </Stack>
    </form>
  );
}

interface ViewsPanelProps {
  table: string;
  onDone: () => void;
}

function ViewsPanel({ table, onDone }: ViewsPanelProps) {
  const text = useText(tableTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { query, views, save, remove } = useSavedViews(table);
  const aboutView = (name: string) => `view-${table}-${name}`;
  const go = (view: SavedView) => {
    void navigate({ search: view.search });
    onDone();
  };
  const saveAs = (name: string) => {
    save(name, search);
    toast.done(text('viewSaved', { name }), undefined, aboutView(name));
    onDone();
  };
  const discard = (view: SavedView) => {
    const undo = remove(view);
    toast.done(text('viewDeleted', { name: view.name }), undo, aboutView(view.name));
  };
  return (
    <Stack spacing={2} sx={{ p: 2, width: 320, maxWidth: '100%' }}>
      {query.isError && <QuietError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && views.length === 0 && <Skeleton variant="text" sx={{ width: '60%' }} />}
      {query.isSuccess && views.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text('viewsNone')}
        </Typography>
      )}
      {views.length > 0 && (
        <Box component="ul" aria-label={text('views')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {views.map((view) => (
            <ViewLine
              key={view.name}
              view={view}
              isCurrent={view.search === viewSearch(search)}
              onGo={() => go(view)}
              onRemove={() => discard(view)}
            />
          ))}
        </Box>
      )}
      <SaveForm onSave={saveAs} />
    </Stack>
  );
}

/** On all devices of a person (U6). */
export function SavedViews({ table }: Pick<ViewsPanelProps, 'table'>) {
  const text = useText(tableTexts);
  const may = useMaySaveViews();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Not while acting (AMB-77).
  if (!may) return null;
  return (
    <>
      <ToolButton
        id={id}
        startIcon={<BookmarksRounded />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('views')}
      </ToolButton>
      <SettledPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...opensAtEnd}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { mt: 0.5 } } }}
      >
        <ViewsPanel table={table} onDone={() => setAnchor(null)} />
      </SettledPopover>
    </>
  );
}
