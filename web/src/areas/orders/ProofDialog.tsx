import CloseRounded from '@mui/icons-material/CloseRounded';
import { Alert, Box, Button, IconButton, Stack, Typography, useMediaQuery } from '@mui/material';
import {
  type OrderDetail,
  type OrderWork,
  type Proof,
  proofCommands,
  type ProofRemark,
} from '@portal/contracts/areas/orders';
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Segmented } from '#ui/Segmented';
import { FullScreenDialog } from '#ui/dialogs/FullScreenDialog';
import { ApproveDialog } from './ApproveDialog';
import { ProofBar } from './ProofBar';
import { ProofDetailsList } from './ProofDetailsList';
import { ChangesForm, RemarkForm, RemarkList } from './RemarkList';
import { type Marks, ProofPreview } from './ProofPreview';
import { ProofStateChip } from './ProofStateChip';
import { useOrderWork, useSentText } from './proofs';
import { proofTexts, viewerTexts } from './texts/proof';
import { hasProofs, type Proofs, type ProofView, useProofView, useRemarkDraft } from './use-proof-view';

interface PieceProps {
  order: OrderDetail;
  at: number;
}

interface AnswerProps extends PieceProps {
  proof: Proof;
  work: OrderWork;
  onDone: () => void;
}

/** Approve, or ask for changes. */
function Answer({ order, at, proof, work, onDone }: AnswerProps) {
  const text = useText(viewerTexts);
  const panelText = useText(proofTexts);
  const may = useMay();
  const [answer, setAnswer] = useState<'approve' | 'changes' | null>(null);
  const close = () => setAnswer(null);
  if (proof.state !== 'waiting' || !may(proofCommands.ApproveProofs)) return null;
  if (!work.may_approve) return <Alert severity="info">{panelText('mayNot')}</Alert>;
  if (answer === 'changes')
    return <ChangesForm order={order} at={at} proof={proof} onDone={onDone} onCancel={close} />;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" color="primary" onClick={() => setAnswer('approve')} sx={{ flex: 1 }}>
        {text('approve')}
      </Button>
      <Button onClick={() => setAnswer('changes')} sx={{ flex: 1 }}>
        {text('requestChanges')}
      </Button>
      <Suspense>
        {answer === 'approve' && (
          <ApproveDialog order={order} waiting={[{ at, proof }]} onDone={onDone} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}

interface FrameProps {
  title: string;
  label: string;
  state: ReactNode;
  tools: ReactNode;
  onKey: (key: string) => void;
  onClose: () => void;
  children: ReactNode;
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

function ViewerFrame({ title, label, state, tools, onKey, onClose, children }: FrameProps) {
  const text = useText(viewerTexts);
  return (
    <FullScreenDialog
      label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!isTyping(event)) onKey(event.key);
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Typography component="h2" noWrap sx={{ m: 0, typography: 'subtitle1' }}>
            {title}
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary" noWrap>
            {label}
          </Typography>
        </Box>
        <IconButton aria-label={text('close')} onClick={onClose} sx={{ order: { md: 9 } }}>
          <CloseRounded />
        </IconButton>
        <Stack
          direction="row"
          useFlexGap
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: { xs: 0.5, md: 2 },
            flexBasis: { xs: '100%', md: 'auto' },
            justifyContent: 'space-between',
          }}
        >
          {state}
          {tools}
        </Stack>
      </Stack>
      {children}
    </FullScreenDialog>
  );
}

/** Phones show one of them. */
function PartChoice({
  part,
  onPart,
}: {
  part: 'proof' | 'details';
  onPart: (part: 'proof' | 'details') => void;
}) {
  const text = useText(viewerTexts);
  const parts = ['proof', 'details'] as const;
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <Segmented
        hidesLabel
        label={text('parts')}
        options={parts.map((value) => ({ value, label: text(value) }))}
        value={part}
        onChange={onPart}
      />
    </Box>
  );
}

interface BodyProps extends PieceProps {
  work: OrderWork;
  proof: Proof;
  view: ProofView;
  onClose: () => void;
}

/** Two columns, on phones one of them. */
const bodyGrid = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24rem' },
  gridTemplateRows: { xs: 'auto minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"choice" "main" "answer"', md: '"main aside" "main answer"' },
} as const;

const aside = {
  gridArea: { xs: 'main', md: 'aside' },
  overflow: 'auto',
  p: 2,
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

const answerArea = {
  gridArea: 'answer',
  p: 2,
  borderTop: 1,
  borderLeft: { md: 1 },
  // After `borderLeft`, which resets it.
  borderColor: { xs: 'divider', md: 'divider' },
  '&:empty': { display: 'none' },
} as const;

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 } as const;

interface MarkedProof {
  readonly marks: Marks;
  readonly writing: ReturnType<typeof useRemarkDraft>;
  readonly mayRemark: boolean;
}

function useMarks({ order, at, proof, view }: Omit<BodyProps, 'work' | 'onClose'>): MarkedProof {
  const mayWrite = useMay()(proofCommands.AddProofRemark);
  const [selected, setSelected] = useState<string | null>(null);
  const writing = useRemarkDraft({ order, at }, view);
  const { draft } = writing;
  const isOpen = proof === view.newest && proof.state === 'waiting';
  const mayRemark = mayWrite && isOpen && view.file !== undefined;
  return {
    writing,
    mayRemark,
    marks: {
      remarks: proof.remarks,
      selected,
      onSelect: setSelected,
      draft: draft?.place ?? null,
      isByKeys: draft?.isByKeys === true,
      onPlace: mayRemark ? writing.place : null,
      onMove: writing.move,
      onMoved: writing.focusText,
    },
  };
}

function MarkedPreview({
  order,
  proof,
  view,
  marks,
  writing,
}: Omit<BodyProps, 'work' | 'onClose'> & MarkedProof) {
  const text = useText(viewerTexts);
  const { draft } = writing;
  return (
    <>
      {view.file === undefined ? (
        <Typography sx={{ p: 3, flex: 1 }}>{text('archive')}</Typography>
      ) : (
        <ProofPreview
          orderId={order.id}
          label={text('proof')}
          version={proof.version}
          file={view.file}
          before={view.before}
          comparison={view.comparison}
          page={view.page}
          zoom={view.zoom}
          marks={marks}
          onZoom={view.changeZoom}
          onPages={view.setPages}
        />
      )}
      {draft !== null && (
        <RemarkForm
          draft={draft}
          number={proof.remarks.length + 1}
          field={writing.field}
          onText={writing.write}
          onSave={writing.save}
          onCancel={writing.end}
        />
      )}
    </>
  );
}

function ViewerBody(props: BodyProps) {
  const { order, at, work, proof, view, onClose } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [part, setPart] = useState<'proof' | 'details'>('proof');
  const marked = useMarks(props);
  const { marks, writing, mayRemark } = marked;
  const hiddenUnless = (one: typeof part) => hiddenIf(isNarrow && part !== one);
  const goTo = ({ id, place }: ProofRemark) => {
    marks.onSelect(id);
    setPart('proof');
    view.open(place.file, place.page);
  };
  const add = () => {
    setPart('proof');
    writing.startByKeys();
  };
  return (
    <Box sx={bodyGrid}>
      {isNarrow && (
        <Box sx={{ gridArea: 'choice' }}>
          <PartChoice part={part} onPart={setPart} />
        </Box>
      )}
      <Box style={hiddenUnless('proof')} sx={{ ...column, gridArea: 'main' }}>
        <MarkedPreview {...props} {...marked} />
      </Box>
      <Stack spacing={3} style={hiddenUnless('details')} sx={aside}>
        <ProofDetailsList order={order} at={at} proof={proof} shown={view.file} onOpen={view.open}>
          <RemarkList
            order={order}
            at={at}
            proof={proof}
            selected={marks.selected}
            hasPages={view.pages > 1}
            onAdd={mayRemark ? add : null}
            addButton={writing.addButton}
            onSelect={goTo}
          />
        </ProofDetailsList>
      </Stack>
      <Box sx={answerArea}>
        <Answer order={order} at={at} proof={proof} work={work} onDone={onClose} />
      </Box>
    </Box>
  );
}

/** Stays mounted: a document is not read twice. */
const hiddenIf = (isHidden: boolean) => (isHidden ? ({ display: 'none' } as const) : undefined);

interface ProofDialogProps extends PieceProps {
  onClose: () => void;
}

interface OpenProofProps extends ProofDialogProps {
  work: OrderWork;
  proofs: Proofs;
}

function OpenProof({ order, at, work, proofs, onClose }: OpenProofProps) {
  const text = useText(viewerTexts);
  const sentText = useSentText();
  const view = useProofView(proofs);
  const { proof, newest } = view;
  // A newer one is offered, not opened.
  const [seen, setSeen] = useState(newest.version);
  const showNewest = () => {
    setSeen(newest.version);
    view.show(newest.version);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => view.changeZoom(1),
    '-': () => view.changeZoom(-1),
    0: view.fit,
    PageDown: () => view.turn(1),
    PageUp: () => view.turn(-1),
  };
  return (
    <ViewerFrame
      title={text('title', { name: order.items[at]?.filename })}
      label={sentText(proof)}
      state={<ProofStateChip state={proof.state} />}
      tools={<ProofBar proofs={proofs} view={view} />}
      onKey={(key) => keys[key]?.()}
      onClose={onClose}
    >
      <div role="status">
        {newest.version > seen && (
          <Alert
            severity="info"
            action={
              <Button size="small" color="inherit" onClick={showNewest}>
                {text('showNewer', { version: newest.version })}
              </Button>
            }
            sx={{ borderRadius: 'unset' }}
          >
            {text('newer', { version: newest.version })}
          </Alert>
        )}
      </div>
      <ViewerBody
        key={proof.version}
        order={order}
        at={at}
        work={work}
        proof={proof}
        view={view}
        onClose={onClose}
      />
    </ViewerFrame>
  );
}

/** A proof beside what was asked, full screen; + − 0 zoom, Page Up and Down turn. Load lazily. */
export function ProofDialog({ order, at, onClose }: ProofDialogProps) {
  const { data: work } = useOrderWork(order.id);
  const proofs = work?.pieces[at]?.proofs ?? [];
  if (work === undefined || !hasProofs(proofs)) return null;
  return <OpenProof order={order} at={at} work={work} proofs={proofs} onClose={onClose} />;
}
