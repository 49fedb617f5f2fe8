import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import LockRounded from '@mui/icons-material/LockRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { cartUploads } from '@portal/contracts/areas/cart';
import { chatCommands, chatQueries, maxMentions, type NoteReader } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { type RefObject, Suspense } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { radii } from '#core/theme/tokens';
import { Segmented } from '#ui/Segmented';
import { extensionsOf } from '#ui/upload/UploadZone';
import { lazyPart } from '#ui/part/lazy-part';
import { useCallQuery } from '#core/client/use-call-query';
import { useSession } from '#core/session/session-state';
import { useErrorText } from '#core/client/use-error-text';
import { FileThumb } from '#ui/upload/UploadList';
import { uploadTexts } from '#ui/texts';
import type { Upload } from '#ui/upload/use-uploads';
import { chatTexts, composerTexts } from '../texts';
import { type MentionListState, useMentionList } from '../use-mention-list';
import { ComposerTextField } from './ComposerTextField';
import type { ComposerState, Obstacle } from './use-composer';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', width: 64 },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    height: 64,
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
    '& img': { width: '100%', height: '100%', border: 0, borderRadius: 0 },
  },
  '& [data-state="failed"] .picture': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '& [data-state="queued"] img, & [data-state="uploading"] img': { opacity: 0.45 },
  '& .state': {
    display: 'block',
    ...theme.typography.caption,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& [data-state="failed"] .state': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .MuiIconButton-root': {
    position: 'absolute',
    width: 26,
    height: 26,
    borderRadius: radii.pill,
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.background.paper}`,
    '& svg': { fontSize: 16 },
    '&:hover': { backgroundColor: theme.vars.palette.text.secondary },
  },
  '& .remove': { top: -6, right: -6 },
  '& .retry': { top: 19, left: 19 },
}));

interface UploadTilesProps {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

function Retry({ upload: { id, name, error }, onRetry }: { upload: Upload; onRetry: (id: string) => void }) {
  const text = useText(uploadTexts);
  if (error?.isTemporary !== true) return null;
  return (
    <IconButton className="retry" aria-label={text('retry', { name })} onClick={() => onRetry(id)}>
      <ReplayRounded />
    </IconButton>
  );
}

function UploadTile({ upload, onRetry, onRemove }: { upload: Upload } & Omit<UploadTilesProps, 'uploads'>) {
  const text = useText(uploadTexts);
  const explain = useErrorText();
  const { id, name, file, state, share, error } = upload;
  const isMoving = state === 'queued' || state === 'uploading';
  const isPicture = file?.type.startsWith('image/') === true;
  return (
    <li data-state={state} title={error === undefined ? name : explain(error).text}>
      <span className="picture">{isPicture ? <FileThumb file={file} /> : <ImageRounded aria-hidden />}</span>
      <span className="state" role="status">
        {state !== 'done' && text(state, { percent: Math.round(share * 100) })}
      </span>
      <Retry upload={upload} onRetry={onRetry} />
      <IconButton
        className="remove"
        aria-label={text(isMoving ? 'cancel' : 'remove', { name })}
        onClick={() => onRemove(id)}
      >
        <CloseRounded />
      </IconButton>
    </li>
  );
}

/** Pictures that were chosen, as small tiles with what has become of each: for places where a list is too tall. */
function UploadTiles({ uploads, ...acts }: UploadTilesProps) {
  const text = useText(uploadTexts);
  if (uploads.length === 0) return null;
  return (
    <Tiles aria-label={text('files')}>
      {uploads.map((upload) => (
        <UploadTile key={upload.id} upload={upload} {...acts} />
      ))}
    </Tiles>
  );
}

const graveObstacles: readonly (Obstacle | null)[] = ['failedImages', 'tooLong'];

/** What stands in the way, in words; nothing where only words are missing. */
function useProblem({ obstacle, images, kind }: ComposerState): string | null {
  const text = useText(composerTexts);
  const chatText = useText(chatTexts);
  if (images.isOver && kind === 'message') return chatText('rejection.too_many_message_images');
  return obstacle === null || obstacle === 'nothing' ? null : text(obstacle);
}

/** Who will be told, and where no more can be. */
function Mentioned({ mentions }: Pick<ComposerState, 'mentions'>) {
  const text = useText(composerTexts);
  const names = mentions.map(({ name }) => name).join(', ');
  if (mentions.length === 0) return null;
  return (
    <Box role="status" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
      {text('mentioned', { count: mentions.length, names })}
      {mentions.length === maxMentions && ` ${text('maxMentioned', { count: maxMentions })}`}
    </Box>
  );
}

/** Which keys do what, where there is room for it. */
function Keys({ composer: { kind, mentions } }: { composer: ComposerState }) {
  const text = useText(composerTexts);
  if (mentions.length > 0) return null;
  return (
    <Box component="span" sx={{ display: { '@': 'none', '@400': 'inline' } }}>
      {text(kind === 'note' ? 'noteKeys' : 'keys')}
    </Box>
  );
}

/** Why it cannot be sent as it is (R-ERR-13); otherwise which keys do what. */
function ComposerHint({ composer }: { composer: ComposerState }) {
  const problem = useProblem(composer);
  const { obstacle, images } = composer;
  const isGrave = problem !== null && (images.isOver || graveObstacles.includes(obstacle));
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
      {isGrave && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {!isGrave && problem}
      <Mentioned mentions={composer.mentions} />
      {problem === null && <Keys composer={composer} />}
    </Typography>
  );
}

const nobody: readonly NoteReader[] = [];

/** Who can be mentioned beside those who are: others who may read notes, until a note mentions as many as it may. */
function useMentionable(isNote: boolean, mentioned: readonly NoteReader[]): readonly NoteReader[] {
  const { user } = useSession();
  const enabled = useMay()(chatQueries.ListNoteReaders) && isNote;
  const { data = nobody } = useCallQuery(chatQueries.ListNoteReaders, {}, { enabled });
  if (!enabled || mentioned.length >= maxMentions) return nobody;
  const taken = new Set([user.id, ...mentioned.map(({ id }) => id)]);
  return data.filter(({ id }) => !taken.has(id));
}

const CannedRepliesPicker = lazyPart(() =>
  import('../replies/CannedRepliesPicker').then((module) => module.CannedRepliesPicker),
);

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  borderTop: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-kind="note"]': {
    borderTop: `medium dashed ${theme.vars.palette.accent}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 15%, ${theme.vars.palette.background.paper})`,
  },
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& .warning': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    ...theme.typography.body2,
    fontWeight: 650,
  },
}));

/** Lies over the conversation while images are dragged over it. */
const DropVeil = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: theme.spacing(1),
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  borderRadius: radii.card,
  border: `medium dashed ${theme.vars.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
  ...theme.typography.subtitle1,
}));

interface ComposerFormProps {
  order: OrderDetail;
  composer: ComposerState;
  /** Where one writes. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Who will see it: the restaurant too, or only the agency. */
function KindSwitch({ composer }: Pick<ComposerFormProps, 'composer'>) {
  const text = useText(composerTexts);
  return (
    <Segmented
      label={text('kind')}
      hidesLabel
      value={composer.kind}
      onChange={composer.setKind}
      options={[
        { value: 'message', label: text('message'), icon: <ForumOutlined aria-hidden fontSize="small" /> },
        { value: 'note', label: text('note'), icon: <LockRounded aria-hidden fontSize="small" /> },
      ]}
    />
  );
}

function Images({ composer }: Pick<ComposerFormProps, 'composer'>) {
  const text = useText(composerTexts);
  const { images, pick, inputProps } = composer;
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
          <UploadTiles uploads={images.uploads} onRetry={images.retry} onRemove={images.remove} />
        </Box>
      )}
    </>
  );
}

/** Begins a mention, where an @ is far from the thumb. */
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

/** Who will see it, impossible to mistake: for administrators. */
function Audience({ composer }: Pick<ComposerFormProps, 'composer'>) {
  const text = useText(composerTexts);
  const isNote = composer.kind === 'note';
  if (!composer.mayNote) return null;
  return (
    <>
      <div className="row">
        <KindSwitch composer={composer} />
      </div>
      {isNote && (
        <div className="warning">
          <LockRounded aria-hidden fontSize="small" />
          {text('noteWarning')}
        </div>
      )}
    </>
  );
}

function Writing({ order, composer, field }: ComposerFormProps) {
  const text = useText(composerTexts);
  const chatText = useText(chatTexts);
  const mayReply = useMay()(chatCommands.AddCannedReply);
  const { kind, obstacle, send, isOver } = composer;
  const isNote = kind === 'note';
  const mentionList = useMentionList({
    field,
    text: composer.text,
    setText: composer.setText,
    onChoose: composer.mention,
    people: useMentionable(isNote, composer.mentions),
  });
  const insert = (words: string) => {
    const before = composer.text.trimEnd();
    composer.setText(before === '' ? words : `${before}\n${words}`);
    field.current?.focus();
  };
  const sendOn = () => {
    send();
    field.current?.focus();
  };
  return (
    <Frame data-kind={kind} data-print="no">
      {isOver && <DropVeil>{chatText('drop')}</DropVeil>}
      <Audience composer={composer} />
      <ComposerTextField field={field} order={order} composer={composer} mentionList={mentionList} />
      <div className="row">
        {isNote ? <MentionButton list={mentionList} /> : <Images composer={composer} />}
        <Suspense>{mayReply && !isNote && <CannedRepliesPicker order={order} onChoose={insert} />}</Suspense>
        <ComposerHint composer={composer} />
        <Button
          variant="contained"
          color={isNote ? 'secondary' : 'primary'}
          disabled={obstacle !== null}
          startIcon={isNote ? <LockRounded aria-hidden /> : <SendRounded aria-hidden />}
          onClick={sendOn}
        >
          {text(isNote ? 'keep' : 'send')}
        </Button>
      </div>
    </Frame>
  );
}

/**
 * Where one writes: text, up to five images, and for administrators notes and kept answers (R-CHT-04, R-CHT-05).
 * Whoever only reads is told why (AMB-08).
 */
export function ComposerForm({ order, composer, field }: ComposerFormProps) {
  const text = useText(chatTexts);
  if (composer.mayTalk) return <Writing order={order} composer={composer} field={field} />;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {text('readOnly')}
    </Typography>
  );
}
