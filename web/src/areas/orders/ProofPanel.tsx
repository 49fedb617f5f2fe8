import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type OrderDetail,
  OrderStatus,
  type OrderWork,
  type Proof,
  proofCommands,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { QuietError } from '#ui/states/Loaded';
import { ApproveDialog } from './ApproveDialog';
import { ArtPanel } from './ArtPanel';
import { ProofStateChip } from './ProofStateChip';
import {
  isPdf,
  isViewable,
  proofFileUrl,
  useOrderWork,
  useSentText,
  useWho,
  type WaitingProof,
  waitingProofs,
} from './proofs';
import { proofTexts } from './texts/proof';

const ProofDialog = lazyOverlay(() => import('./ProofDialog').then((module) => module.ProofDialog));
const SendProofDialog = lazyOverlay(() =>
  import('./SendProofDialog').then((module) => module.SendProofDialog),
);
const PdfFirstPage = lazyPart(
  () => import('#ui/pdf/PdfFirstPage').then((module) => module.PdfFirstPage),
  'silent',
);

/** Pixels. */
const thumb = 72;

const thumbFrame = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: thumb,
  height: thumb,
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
} as const;

function ProofThumb({ orderId, proof }: { orderId: string; proof: Proof }) {
  const [isBroken, setBroken] = useState(false);
  const file = proof.files.find(isViewable);
  const url = file && proofFileUrl(orderId, file.key);
  return (
    <Box aria-hidden sx={thumbFrame}>
      {file === undefined || url === undefined || isBroken ? (
        <FolderZipOutlined />
      ) : (
        <Suspense>
          {isPdf(file) ? (
            <PdfFirstPage url={url} width={thumb} onFailed={() => setBroken(true)} />
          ) : (
            <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
          )}
        </Suspense>
      )}
    </Box>
  );
}

function ChangesText({ decided }: Pick<Proof, 'decided'>) {
  const who = useWho();
  if (decided === null || decided.text === '') return null;
  return (
    <Typography
      variant="body2"
      component="blockquote"
      sx={{ m: 0, pl: 1.25, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {who(decided)}:
      </Box>{' '}
      {decided.text}
    </Typography>
  );
}

type Opened = { readonly at: number; readonly as: 'viewer' | 'proof' | 'final' };

interface PieceProps {
  order: OrderDetail;
  at: number;
  proof: Proof | undefined;
  onOpen: (opened: Opened) => void;
}

function SendButtons({ order, at, proof, onOpen }: PieceProps) {
  const text = useText(proofTexts);
  const may = useMay();
  if (!may(proofCommands.SendProof) || order.status === OrderStatus.Cancelled) return null;
  const name = order.items[at]?.filename ?? '';
  const version = (proof?.version ?? 0) + 1;
  const send = version === 1 ? 'send' : 'sendNext';
  return (
    <>
      <Button
        size="small"
        startIcon={<UploadFileRounded aria-hidden />}
        aria-label={text(`${send}Of`, { name, version })}
        onClick={() => onOpen({ at, as: 'proof' })}
      >
        {text(send, { version })}
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={text('addFinalOf', { name })}
        onClick={() => onOpen({ at, as: 'final' })}
      >
        {text('addFinal')}
      </Button>
    </>
  );
}

function ProofFacts({ proof }: { proof: Proof | undefined }) {
  const text = useText(proofTexts);
  const sentText = useSentText();
  const count = proof?.remarks.length ?? 0;
  return (
    <>
      <Typography variant="caption" component="div" color="textSecondary">
        {proof === undefined ? text('none') : sentText(proof)}
      </Typography>
      {proof !== undefined && <ChangesText decided={proof.decided} />}
      {count > 0 && (
        <Typography variant="body2" component="div">
          {text('remarks', { count })}
        </Typography>
      )}
    </>
  );
}

function ProofItem(props: PieceProps) {
  const { order, at, proof, onOpen } = props;
  const text = useText(proofTexts);
  const isForMe = useMay()(proofCommands.RequestProofChanges) && proof?.state === 'waiting';
  const name = order.items[at]?.filename ?? '';
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ py: 1.5 }}>
      {proof !== undefined && <ProofThumb orderId={order.id} proof={proof} />}
      <Stack useFlexGap sx={{ gap: 0.75, flex: 1, minWidth: 0, alignItems: 'flex-start' }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="h3" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {proof !== undefined && <ProofStateChip state={proof.state} />}
        </Stack>
        <ProofFacts proof={proof} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {proof !== undefined && (
            <Button
              size="small"
              variant={isForMe ? 'contained' : 'outlined'}
              color={isForMe ? 'primary' : undefined}
              startIcon={<VisibilityOutlined aria-hidden />}
              aria-label={text('lookOf', { name })}
              onClick={() => onOpen({ at, as: 'viewer' })}
            >
              {text('look')}
            </Button>
          )}
          <SendButtons {...props} />
        </Stack>
      </Stack>
    </Stack>
  );
}

function ApproveAll({ order, work }: { order: OrderDetail; work: OrderWork }) {
  const text = useText(proofTexts);
  const may = useMay();
  // As shown when the dialog opens.
  const [asked, setAsked] = useState<readonly WaitingProof[] | null>(null);
  const waiting = waitingProofs(work);
  if (!may(proofCommands.ApproveProofs)) return null;
  if (!work.may_approve) {
    return (
      waiting.length > 0 && (
        <Typography variant="body2" component="p" color="textSecondary" sx={{ m: 0, pt: 1 }}>
          {text('mayNot')}
        </Typography>
      )
    );
  }
  return (
    <>
      {waiting.length > 1 && (
        <Button
          startIcon={<CheckCircleRounded aria-hidden />}
          onClick={() => setAsked(waiting)}
          sx={{ mt: 1 }}
        >
          {text('approveAll', { count: waiting.length })}
        </Button>
      )}
      <Suspense>
        {asked !== null && <ApproveDialog order={order} waiting={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}

interface PiecesProps {
  order: OrderDetail;
  work: OrderWork;
  within: 'page' | 'pane';
  onOpen: (opened: Opened) => void;
}

function ProofList({ order, work, within, onOpen }: PiecesProps) {
  const text = useText(proofTexts);
  const mayWrite = useMay()(proofCommands.SendProof);
  const isPane = within === 'pane';
  const isOver = settledStatuses.includes(order.status);
  const isExpected = (at: number) => mayWrite || (!isOver && order.items[at]?.as_it_is !== true);
  const shown = work.pieces.flatMap(({ proofs: [proof] }, at) =>
    proof === undefined && !isExpected(at) ? [] : [{ proof, at }],
  );
  if (!mayWrite && shown.every(({ proof }) => proof === undefined)) return null;
  return (
    <Panel title={text('title')} level={isPane ? 'h3' : 'h2'} foldsAs={isPane ? 'orders.proofs' : undefined}>
      <Box
        component="ul"
        aria-label={text('title')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
          '& > li:first-of-type': { pt: 0.5 },
          '& > li:last-of-type': { pb: 0 },
        }}
      >
        {shown.map(({ proof, at }) => (
          <ProofItem key={at} order={order} at={at} proof={proof} onOpen={onOpen} />
        ))}
      </Box>
      <ApproveAll order={order} work={work} />
    </Panel>
  );
}

function OpenedDialog({
  order,
  work,
  opened,
  onClose,
}: Pick<PiecesProps, 'order' | 'work'> & { opened: Opened; onClose: () => void }) {
  const { at, as } = opened;
  if (as === 'viewer') return <ProofDialog order={order} at={at} onClose={onClose} />;
  const version = (work.pieces[at]?.proofs[0]?.version ?? 0) + 1;
  return <SendProofDialog order={order} at={at} version={version} as={as} onClose={onClose} />;
}

interface ProofPanelProps {
  order: OrderDetail;
  /** Within a pane, panels fold. */
  within: 'page' | 'pane';
}

/** Proofs and finished art; empty for the restaurant before the first proof. Load lazily. */
export function ProofPanel({ order, within }: ProofPanelProps) {
  const query = useOrderWork(order.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const work = query.data;
  if (work === undefined)
    return query.isError && <QuietError error={query.error} onRetry={() => void query.refetch()} />;
  const art = <ArtPanel order={order} work={work} level={within === 'pane' ? 'h3' : 'h2'} />;
  const isArtFirst = within === 'page' && waitingProofs(work).length === 0;
  return (
    <>
      {isArtFirst && art}
      <ProofList order={order} work={work} within={within} onOpen={setOpened} />
      {!isArtFirst && art}
      <Suspense>
        {opened !== null && (
          <OpenedDialog order={order} work={work} opened={opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
