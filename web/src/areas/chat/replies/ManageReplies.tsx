import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { CannedReply } from '@portal/contracts/areas/chat';
import { chatQueries } from '@portal/contracts/areas/chat';
import { useId, useState } from 'react';
import { useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { repliesMessages } from './replies.messages';
import { ReplyForm } from './ReplyForm';
import { useReplyChanges } from './use-reply-changes';

interface RowProps {
  reply: CannedReply;
  onEdit: () => void;
  onRemove: () => void;
}

function ReplyRow({ reply: { title, message }, onEdit, onRemove }: RowProps) {
  const text = useText(repliesMessages);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ py: 1, alignItems: 'flex-start', '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{message}</Box>
      </Box>
      <IconButton size="small" aria-label={text('edit', { title })} onClick={onEdit}>
        <EditOutlined />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { title })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  );
}

/** What stands in place of the list: a form for a new answer, or for one that is reworded. */
type Editing = { readonly reply?: CannedReply };

/** The kept answers with what can be done with them: add, reword, remove. */
export function ManageReplies({ onClose }: { onClose: () => void }) {
  const text = useText(repliesMessages);
  const id = useId();
  const replies = useCallQuery(chatQueries.ListCannedReplies, {});
  const { save, remove, isSaving } = useReplyChanges();
  const [editing, setEditing] = useState<Editing | null>(null);
  const stop = () => setEditing(null);
  return (
    <Dialog open maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        {editing === null ? (
          <Loaded query={replies} skeleton={<SkeletonRows rows={3} />}>
            {(all) => (
              <Box component="ul" aria-label={text('list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {all.map((reply) => (
                  <ReplyRow
                    key={reply.id}
                    reply={reply}
                    onEdit={() => setEditing({ reply })}
                    onRemove={() => void remove(reply)}
                  />
                ))}
                {all.length === 0 && <Box component="li">{text('noneYet')}</Box>}
              </Box>
            )}
          </Loaded>
        ) : (
          <ReplyForm
            reply={editing.reply}
            isSaving={isSaving}
            onSave={async (words) => {
              await save(words, editing.reply?.id);
              stop();
            }}
            onCancel={stop}
          />
        )}
      </DialogContent>
      {editing === null && (
        <DialogActions>
          <Button startIcon={<AddRounded aria-hidden />} onClick={() => setEditing({})}>
            {text('add')}
          </Button>
          <Button variant="contained" color="primary" onClick={onClose}>
            {text('close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
