import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import ImageRounded from '@mui/icons-material/ImageRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cartUploads } from '@portal/contracts/areas/cart';
import {
  chatCommands,
  chatQueries,
  maxMentions,
  type NoteReader,
  maxMessageImages,
} from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { type RefObject, Suspense } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { Segmented } from '#ui/Segmented';
import { lazyPart } from '#ui/part/lazy-part';
import { uploadTexts } from '#ui/texts';
import { FileThumb } from '#ui/upload/UploadList';
import { extensionsOf } from '#ui/upload/UploadZone';
import type { Upload } from '#ui/upload/use-uploads';
import { ComposerField } from './ComposerField';
import type { ComposerState, Obstacle } from './composer';
import { type MentionListState, useMentionList } from './mentions';
import { chatTexts, composerTexts } from './texts';

const CannedRepliesPicker = lazyPart(() =>
  import('./CannedRepliesPicker').then((module) => module.CannedRepliesPicker),
);

interface ComposerProps {
  composer: ComposerState;
}

function Audience({ composer }: ComposerProps) {
  const text = useText(composerTexts);
  if (!composer.mayWrite.note) return null;
  return (
    <>
      <Stack direction="row">
        <Segmented
          label={text('kind')}
          hidesLabel
          value={composer.kind}
          onChange={composer.setKind}
          options={[
            {
              value: 'message',
              label: text('message'),
              icon: <ForumOutlined aria-hidden fontSize="small" />,
            },
            { value: 'note', label: text('note'), icon: <LockRounded aria-hidden fontSize="small" /> },
          ]}
        />
      </Stack>
      {composer.kind === 'note' && (
        <Typography
          variant="body2"
          component="div"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 650 }}
        >
          <LockRounded aria-hidden fontSize="small" />
          {text('noteWarning')}
        </Typography>
      )}
    </>
  );
}

const tileButton = (theme: Theme) =>
  ({
    position: 'absolute',
    width: 26,
    height: 26,
    borderRadius: '50%',
    color: 'background.default',
    bgcolor: 'text.primary',
    boxShadow: `0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.background.paper}`,
    '& svg': { fontSize: 16 },
    '&:hover': { bgcolor: 'text.secondary' },
  }) as const;

const tilePicture = {
  display: 'grid',
  placeItems: 'center',
  height: 64,
  overflow: 'hidden',
  borderRadius: 1,
  border: 'thin solid',
  borderColor: 'divider',
  color: 'text.secondary',
  bgcolor: 'background.sunken',
  '& img': { width: '100%', height: '100%', border: 0, borderRadius: 0 },
} as const;

function UploadState({ upload: { state, share } }: { upload: Upload }) {
  const text = useText(uploadTexts);
  const failed = state === 'failed' && { color: 'error.main', fontWeight: 600 };
  return (
    <Typography
      variant="caption"
      component="span"
      role="status"
      sx={[{ display: 'block', textAlign: 'center', color: 'text.secondary' }, failed]}
    >
      {state !== 'done' && text(state, { percent: Math.round(share * 100) })}
    </Typography>
  );
}

interface UploadTileProps {
  upload: Upload;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const text = useText(uploadTexts);
  const explain = useErrorText();
  const { id, name, file, state, error } = upload;
  const isMoving = state === 'queued' || state === 'uploading';
  const isPicture = file?.type.startsWith('image/') === true;
  return (
    <Box
      component="li"
      title={error === undefined ? name : explain(error).text}
      sx={{ position: 'relative', width: 64 }}
    >
      <Box
        component="span"
        sx={[
          tilePicture,
          isMoving && { '& img': { opacity: 0.45 } },
          state === 'failed' && { border: 2, borderColor: 'error.main' },
        ]}
      >
        {isPicture ? <FileThumb file={file} /> : <ImageRounded aria-hidden />}
      </Box>
      <UploadState upload={upload} />
      {error?.isTemporary === true && (
        <IconButton
          aria-label={text('retry', { name })}
          onClick={() => onRetry(id)}
          sx={[tileButton, { top: 19, left: 19 }]}
        >
          <ReplayRounded />
        </IconButton>
      )}
      <IconButton
        aria-label={text(isMoving ? 'cancel' : 'remove', { name })}
        onClick={() => onRemove(id)}
        sx={[tileButton, { top: -6, right: -6 }]}
      >
        <CloseRounded />
      </IconButton>
    </Box>
  );
}

function Images({ composer: { images, pick, inputProps } }: ComposerProps) {
  const text = useText(composerTexts);
  const filesText = useText(uploadTexts);
  const accept = extensionsOf(cartUploads.UploadImage.accepts);
  return (
    <>
      <input {...inputProps({ accept, multiple: true, style: { display: 'none' } })} />
      <Tooltip title={text('addImages')}>
        <IconButton aria-label={text('addImages')} onClick={pick}>
          <AddPhotoAlternateRounded />
        </IconButton>
      </Tooltip>
      {images.uploads.length > 0 && (
        <Box sx={{ order: -1, width: '100%', pt: 0.75 }}>
          <Stack
            component="ul"
            direction="row"
            useFlexGap
            spacing={1}
            aria-label={filesText('files')}
            sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
          >
            {images.uploads.map((upload) => (
              <UploadTile key={upload.id} upload={upload} onRetry={images.retry} onRemove={images.remove} />
            ))}
          </Stack>
        </Box>
      )}
    </>
  );
}

/** Types an @, for touch keyboards. */
function MentionButton({ list }: { list: MentionListState }) {
  const text = useText(composerTexts);
  return (
    <Tooltip title={text('mention')}>
      <IconButton
        aria-label={text('mention')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={list.begin}
      >
        <AlternateEmailRounded />
      </IconButton>
    </Tooltip>
  );
}

const graveObstacles: readonly (Obstacle | null)[] = ['failedImages', 'tooLong'];

function useProblem({ obstacle, images, kind }: ComposerState): string | null {
  const text = useText(composerTexts);
  const chatText = useText(chatTexts);
  if (images.isOver && kind === 'message')
    return chatText('rejection.too_many_message_images', { max: maxMessageImages });
  return obstacle === null || obstacle === 'nothing' ? null : text(obstacle);
}

/** R-ERR-13. */
function ComposerHint({ composer }: ComposerProps) {
  const text = useText(composerTexts);
  const { obstacle, images, kind, mentions } = composer;
  const problem = useProblem(composer);
  const isGrave = problem !== null && (images.isOver || graveObstacles.includes(obstacle));
  const names = mentions.map(({ name }) => name).join(', ');
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
      {isGrave && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {!isGrave && problem}
      {mentions.length > 0 && (
        <Box role="status" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {text('mentioned', { count: mentions.length, names })}
          {mentions.length === maxMentions && ` ${text('maxMentioned', { count: maxMentions })}`}
        </Box>
      )}
      {problem === null && mentions.length === 0 && (
        <Box component="span" sx={{ display: { '@': 'none', '@400': 'inline' } }}>
          {text(kind === 'note' ? 'noteKeys' : 'keys')}
        </Box>
      )}
    </Typography>
  );
}

const noReaders: readonly NoteReader[] = [];

function useMentionable({ kind, mentions }: ComposerState): readonly NoteReader[] {
  const { user } = useSession();
  const enabled = useMay()(chatQueries.ListNoteReaders) && kind === 'note';
  const { data = noReaders } = useCallQuery(chatQueries.ListNoteReaders, {}, { enabled });
  if (!enabled || mentions.length >= maxMentions) return noReaders;
  const taken = new Set([user.id, ...mentions.map(({ id }) => id)]);
  return data.filter(({ id }) => !taken.has(id));
}

/** Notes must not be taken for messages. */
const noteFrame = ({ vars: { palette } }: Theme) => ({
  borderTop: `medium dashed ${palette.accent}`,
  backgroundColor: `color-mix(in srgb, ${palette.accent} 15%, ${palette.background.paper})`,
});

const dropCover = (theme: Theme) =>
  ({
    position: 'absolute',
    inset: theme.spacing(1),
    zIndex: 2,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    borderRadius: 1.5,
    border: `medium dashed ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
  }) as const;

interface ComposerFormProps extends ComposerProps {
  order: OrderDetail;
  field: RefObject<HTMLTextAreaElement | null>;
}

function Writing({ order, composer, field }: ComposerFormProps) {
  const text = useText(composerTexts);
  const chatText = useText(chatTexts);
  const mayReply = useMay()(chatCommands.AddCannedReply);
  const isNote = composer.kind === 'note';
  const list = useMentionList({
    field,
    text: composer.text,
    setText: composer.setText,
    onChoose: composer.mention,
    people: useMentionable(composer),
  });
  const insert = (words: string) => {
    const before = composer.text.trimEnd();
    composer.setText(before === '' ? words : `${before}\n${words}`);
    field.current?.focus();
  };
  const send = () => {
    composer.send();
    field.current?.focus();
  };
  return (
    <Box
      data-print="no"
      sx={[
        {
          display: 'grid',
          gap: 1,
          p: 1.5,
          borderTop: 1,
          borderTopColor: 'divider',
          bgcolor: 'background.paper',
        },
        isNote && noteFrame,
      ]}
    >
      {composer.isOver && (
        <Typography variant="subtitle1" component="div" sx={dropCover}>
          {chatText('drop')}
        </Typography>
      )}
      <Audience composer={composer} />
      <ComposerField field={field} order={order} composer={composer} list={list} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {isNote ? <MentionButton list={list} /> : <Images composer={composer} />}
        <Suspense>{mayReply && !isNote && <CannedRepliesPicker order={order} onChoose={insert} />}</Suspense>
        <ComposerHint composer={composer} />
        <Button
          variant="contained"
          color={isNote ? 'secondary' : 'primary'}
          disabled={composer.obstacle !== null}
          startIcon={isNote ? <LockRounded aria-hidden /> : <SendRounded aria-hidden />}
          onClick={send}
        >
          {text(isNote ? 'keep' : 'send')}
        </Button>
      </Stack>
    </Box>
  );
}

/** R-CHT-04, R-CHT-05, AMB-08. */
export function ComposerForm({ order, composer, field }: ComposerFormProps) {
  const text = useText(chatTexts);
  if (composer.mayWrite.message) return <Writing order={order} composer={composer} field={field} />;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {text('readOnly')}
    </Typography>
  );
}
