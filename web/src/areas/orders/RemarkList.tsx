import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import {
  type OrderDetail,
  type Proof,
  proofCommands,
  type ProofRemark,
  type RemarkPlace,
} from '@portal/contracts/areas/orders';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useToast } from '#ui/toast/toast-context';
import { useRemarks, useWho, workStale } from './proofs';
import { viewerTexts } from './texts/proof';

const maxText = 2000;

export interface RemarkDraft {
  readonly place: RemarkPlace;
  readonly text: string;
  /** Placed by keys. */
  readonly isByKeys: boolean;
  readonly error: unknown;
}

interface RemarkFormProps {
  draft: RemarkDraft;
  number: number;
  field: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onText: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Below the page that it is about. */
export function RemarkForm({ draft, number, field, onText, onSave, onCancel }: RemarkFormProps) {
  const text = useText(viewerTexts);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Esc closes the viewer otherwise.
    event.stopPropagation();
    onCancel();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.text.trim() !== '') onSave();
      }}
      onKeyDown={onKeyDown}
      sx={{ p: 2, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <TextInput
        multiline
        minRows={2}
        autoFocus={!draft.isByKeys}
        inputRef={field}
        label={text('remark', { number })}
        hint={draft.isByKeys ? text('placeHint') : undefined}
        maxLength={maxText}
        value={draft.text}
        onChange={(event) => onText(event.target.value)}
      />
      {draft.error !== null && <ErrorNote error={draft.error} />}
      <Stack direction="row" spacing={1} sx={{ pt: 1.5 }}>
        <Button type="submit" variant="contained" color="primary" disabled={draft.text.trim() === ''}>
          {text('saveRemark')}
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </Stack>
    </Box>
  );
}

interface RemarkItemProps {
  remark: ProofRemark;
  number: number;
  isSelected: boolean;
  hasPages: boolean;
  onSelect: () => void;
  /** `null` without the right. */
  onRemove: (() => void) | null;
}

function RemarkItem({ remark, number, isSelected, hasPages, onSelect, onRemove }: RemarkItemProps) {
  const text = useText(viewerTexts);
  const dates = useDates();
  const who = useWho();
  const facts = [
    who(remark),
    dates.time(remark.at),
    ...(hasPages ? [text('onPage', { page: remark.place.page })] : []),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1,
        p: 1,
        alignItems: 'flex-start',
        borderRadius: 1,
        bgcolor: isSelected ? 'background.sunken' : undefined,
        opacity: remark.id === 'pending' ? 0.6 : 1,
      }}
    >
      <Button
        size="small"
        variant={isSelected ? 'contained' : 'outlined'}
        aria-label={text('remark', { number })}
        aria-pressed={isSelected}
        onClick={onSelect}
        sx={{ minWidth: { xs: 44, md: 36 }, px: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        {number}
      </Button>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {remark.text}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      {onRemove !== null && remark.is_own && (
        <IconButton aria-label={text('removeRemark', { number })} onClick={onRemove}>
          <DeleteOutlineRounded />
        </IconButton>
      )}
    </Stack>
  );
}

interface RemarkListProps {
  order: OrderDetail;
  at: number;
  proof: Proof;
  selected: string | null;
  hasPages: boolean;
  /** `null` without the right. */
  onAdd: (() => void) | null;
  addButton: Ref<HTMLButtonElement>;
  onSelect: (remark: ProofRemark) => void;
}

/** The same as the marks on the page, for reading. */
export function RemarkList({ order, at, proof, onAdd, addButton, onSelect, ...look }: RemarkListProps) {
  const text = useText(viewerTexts);
  const toast = useToast();
  const { remove } = useRemarks('restaurant');
  const { remarks } = proof;
  const drop = (remark: ProofRemark) =>
    void remove
      .send({ id: order.id, at, remark_id: remark.id })
      .catch((error: unknown) => toast.failed(error));
  return (
    <section aria-label={text('remarks')}>
      <Typography variant="h4" component="h3" sx={{ m: 0, pb: 0.5 }}>
        {text('remarks')}
      </Typography>
      {(remarks.length === 0 || onAdd !== null) && (
        <Typography variant="body2" component="p" color="textSecondary" sx={{ m: 0 }}>
          {text(onAdd === null ? 'noRemarks' : 'howToRemark')}
        </Typography>
      )}
      {remarks.length > 0 && (
        <Box
          component="ol"
          aria-label={text('remarks')}
          sx={{ m: 0, mx: -1, p: 0, pt: 0.5, listStyle: 'none' }}
        >
          {remarks.map((remark, index) => (
            <RemarkItem
              key={remark.id}
              remark={remark}
              number={index + 1}
              isSelected={remark.id === look.selected}
              hasPages={look.hasPages}
              onSelect={() => onSelect(remark)}
              onRemove={onAdd === null ? null : () => drop(remark)}
            />
          ))}
        </Box>
      )}
      {onAdd !== null && (
        <Button
          ref={addButton}
          size="small"
          startIcon={<AddCommentOutlined aria-hidden />}
          onClick={onAdd}
          sx={{ mt: 1 }}
        >
          {text('addRemark')}
        </Button>
      )}
    </section>
  );
}

interface ChangesFormProps {
  order: OrderDetail;
  at: number;
  proof: Proof;
  onDone: () => void;
  onCancel: () => void;
}

/** A text, or the restaurant's remarks alone. */
export function ChangesForm({ order, at, proof, onDone, onCancel }: ChangesFormProps) {
  const text = useText(viewerTexts);
  const toast = useToast();
  const [changes, setChanges] = useState('');
  const { send, isPending, error } = useCallCommand(proofCommands.RequestProofChanges, {
    refresh: workStale,
    once: true,
  });
  const count = proof.remarks.filter(({ side }) => side === 'restaurant').length;
  const submit = async () => {
    await send({ id: order.id, at, proof: proof.version, text: changes });
    toast.done(text('changesSent'));
    onDone();
  };
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        void submit().catch(() => undefined);
      }}
    >
      <TextInput
        multiline
        autoFocus
        minRows={2}
        label={text('changes')}
        hint={text('changesHint', { count })}
        maxLength={maxText}
        value={changes}
        onChange={(event) => setChanges(event.target.value)}
      />
      {error !== null && <ErrorNote error={error} />}
      <Stack direction="row" spacing={1}>
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={isPending || (count === 0 && changes.trim() === '')}
        >
          {text('sendChanges')}
        </Button>
        <Button onClick={onCancel}>{text('cancel')}</Button>
      </Stack>
    </Stack>
  );
}
