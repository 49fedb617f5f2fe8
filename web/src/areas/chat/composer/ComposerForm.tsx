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
import { cartUploads } from '@portal/contracts/areas/cart';
import { chatCommands } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { type RefObject, Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { radii } from '#core/theme/tokens';
import { Segmented } from '#ui/Segmented';
import { extensionsOf } from '#ui/upload/extensions-of';
import { UploadTiles } from './UploadTiles';
import { chatTexts, composerTexts } from '../texts';
import { type MentionListState, useMentionList } from '../mentions/use-mention-list';
import { useMentionable } from '../mentions/use-mentionable';
import { ComposerHint } from './ComposerHint';
import { ComposerTextField } from './ComposerTextField';
import type { ComposerState } from './use-composer';
import { lazyPart } from '#ui/part/lazy-part';

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
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}>
      {text('readOnly')}
    </Box>
  );
}
