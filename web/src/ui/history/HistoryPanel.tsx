import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { actOf } from '@portal/contracts/areas/causes';
import { historyQueries, type RecordChange } from '@portal/contracts/areas/history';
import type { OutputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { capital, useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '../dialogs/TitledDialog';
import { FactList } from '../FactList';
import { LazyDayField } from '../fields/LazyDayField';
import { FoldPanel } from '../FoldPanel';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { WhySlot } from '../slots/Slots';
import { EmptyState } from '../states/EmptyState';
import { Loaded } from '../states/Loaded';
import { SkeletonRows } from '../states/Skeletons';
import { actTexts, historyTexts } from '../texts';
import { uiTexts } from '../texts/early';
import { Timeline, type TimelineStep } from '../Timeline';
import { RelativeAge } from '../DayAndAge';
import { unbroken } from '../unbroken';
import { useToday } from '../use-now';
import { ChangeTable } from './ChangeTable';
import { changesBetween, type FieldChange, withValue } from './differences';
import {
  type FieldTexts,
  fieldsOf,
  type PastRow,
  type RecordHistory,
  useVersionRestore,
  useFieldTexts,
} from './record-history';

const { ListRecordHistory, GetRecordAt } = historyQueries;

/** Changes a page. */
const size = 20;

interface HistoryProps {
  history: RecordHistory;
  texts: FieldTexts;
}

const itself = (row: PastRow): object => row;

const namedChanges = ({ history: { valuesOf = itself }, texts }: HistoryProps, was: PastRow, is: PastRow) =>
  changesBetween(valuesOf(was) as PastRow, valuesOf(is) as PastRow).filter(
    ({ path }) => texts.nameOf(path) !== undefined,
  );

const looks = {
  added: { icon: AddCircleOutlineRounded, tone: 'success' },
  changed: { icon: EditOutlined, tone: 'neutral' },
  deleted: { icon: DeleteOutlineRounded, tone: 'error' },
  restored: { icon: RestoreRounded, tone: 'info' },
} as const;

/** The version before a change, or at the end of a day. */
type Moment = { readonly change: Pick<RecordChange, 'position' | 'at'> } | { readonly day: string };

function useWho() {
  const text = useText(historyTexts);
  return ({ by, on_behalf_of: name }: RecordChange) => {
    const who = by.id === null ? text('portal') : by.name || text('formerUser');
    return name === null ? who : text('forAnother', { who, name });
  };
}

/** Changes of fields that are not shown: what the event's name says. */
function useWhat() {
  const text = useText(historyTexts);
  const actText = useText(actTexts);
  return ({ what, event }: RecordChange, changes: readonly FieldChange[]) => {
    if (what !== 'changed' || changes.length > 0) return text(`what.${what}`);
    const act = actOf(event);
    return act === 'changed' ? text('unseen') : capital(actText(act));
  };
}

interface ChangesProps extends HistoryProps {
  now: PastRow;
  onSee: (moment: Moment) => void;
}

function useStep({ now, onSee, ...props }: ChangesProps): (change: RecordChange) => TimelineStep {
  const text = useText(historyTexts);
  const dates = useDates();
  const whoOf = useWho();
  const whatOf = useWhat();
  const changesOf = ({ what, fields }: RecordChange): readonly FieldChange[] => {
    if (what !== 'changed') return [];
    const rowOf = (side: 'before' | 'after') =>
      fields.reduce<PastRow>((row, each) => withValue(row, each.field, each[side]), now);
    return namedChanges(props, rowOf('before'), rowOf('after'));
  };
  return (change) => {
    const { position, what, at, via, reason } = change;
    const when = dates.time(at);
    const changes = changesOf(change);
    const facts = [whatOf(change, changes), via !== 'person' && text(`via.${via}`), when].filter(Boolean);
    return {
      key: String(position),
      ...looks[what],
      title: whoOf(change),
      detail: (
        <>
          {unbroken(facts.join(' · '))}
          {'\u00a0· '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <RelativeAge at={at} />
            {via !== 'person' && <WhySlot position={position} of={`${whoOf(change)}, ${when}`} />}
          </Box>
          {reason !== null && (
            <Box sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>{text('why', { reason })}</Box>
          )}
          {changes.length > 0 && (
            <ChangeTable
              label={`${whoOf(change)}, ${when}`}
              heads={[text('before'), text('after')]}
              changes={changes}
              texts={props.texts}
              hidesHeads
            />
          )}
          {(what === 'deleted' || what === 'restored' || changes.length > 0) && (
            <Button
              size="small"
              variant="text"
              aria-label={text('seeBeforeOf', { day: dates.day(at), time: dates.clock(at) })}
              onClick={() => onSee({ change })}
              sx={{ display: 'block', ml: -1.5 }}
            >
              {text('seeBefore')}
            </Button>
          )}
        </>
      ),
    };
  };
}

interface PageProps extends ChangesProps {
  page: number;
  isLast: boolean;
  onMore: () => void;
}

function ChangesPage({ page, isLast, onMore, ...props }: PageProps) {
  const text = useText(historyTexts);
  const { record, id } = props.history;
  const stepOf = useStep(props);
  const changes = useCallList(ListRecordHistory, { record, id: String(id), page, size });
  return (
    <Loaded
      query={changes}
      skeleton={<SkeletonRows rows={4} />}
      empty={{
        when: ({ total }) => total === 0,
        show: <EmptyState level="h3" title={text('empty')} text={text('emptyText')} />,
      }}
    >
      {({ rows, total }) => (
        <>
          <Timeline isLog label={text('open')} steps={rows.map(stepOf)} />
          {isLast && total > page * size && <Button onClick={onMore}>{text('more')}</Button>}
        </>
      )}
    </Loaded>
  );
}

function Changes(props: ChangesProps) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, index) => (
    <ChangesPage
      key={index}
      {...props}
      page={index + 1}
      isLast={index + 1 === pages}
      onMore={() => setPages(pages + 1)}
    />
  ));
}

interface ComparisonProps extends HistoryProps {
  version: OutputOf<typeof GetRecordAt>;
  onRestored: () => void;
}

function Unchanged({
  history,
  texts,
  version: { now },
  changed,
}: ComparisonProps & { changed: readonly string[] }) {
  const text = useText(historyTexts);
  const { valuesOf = itself } = history;
  const facts = Object.entries(valuesOf(now)).flatMap(([field, value]) => {
    const label = texts.nameOf(field);
    return label === undefined || changed.includes(field)
      ? []
      : [{ key: field, label, value: texts.valueText(field, value) }];
  });
  if (facts.length === 0) return null;
  return (
    <FoldPanel label={text('unchanged', { count: facts.length })}>
      <FactList facts={facts} />
    </FoldPanel>
  );
}

function Comparison(props: ComparisonProps) {
  const { history, texts, version, onRestored } = props;
  const text = useText(historyTexts);
  const { restore, isPending, conflict, anyway, look } = useVersionRestore(history, texts);
  const { values: was, now } = version;
  if (was === null) return <Typography sx={{ py: 2 }}>{text('absent')}</Typography>;
  const changes = namedChanges(props, was, now);
  if (changes.length === 0) return <Typography sx={{ py: 2 }}>{text('equal')}</Typography>;
  const all = fieldsOf(changes);
  const { isRestorable = () => true } = history;
  const restorable = history.restore ? all.filter((field) => isRestorable(field, was, now)) : [];
  const follow = (restoring: Promise<boolean>) => void restoring.then((isDone) => isDone && onRestored());
  const take = (fields: readonly string[]) => follow(restore({ was, now, fields }));
  const fieldNames = Object.fromEntries(all.map((field) => [field, texts.nameOf(field) ?? field]));
  return (
    <Stack spacing={2}>
      <ChangeTable
        label={text('was')}
        heads={[text('was'), text('is')]}
        changes={changes}
        texts={texts}
        action={
          history.isWhole !== true && all.length > 1
            ? (field) =>
                restorable.includes(field) && (
                  <Button
                    size="small"
                    variant="text"
                    disabled={isPending}
                    aria-label={text('restoreOf', { field: texts.nameOf(field) })}
                    onClick={() => take([field])}
                    sx={{ ml: -1.5 }}
                  >
                    {text('restore')}
                  </Button>
                )
            : undefined
        }
      />
      {conflict !== null && (
        <div>
          <EditConflictNotice {...conflict} fieldNames={fieldNames} note={text('stillThere')} />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 1 }}>
            <Button onClick={() => follow(anyway())}>{text('anyway')}</Button>
            <Button onClick={look}>{text('look')}</Button>
          </Stack>
        </div>
      )}
      {restorable.length > 0 && conflict === null && (
        <Button
          variant="contained"
          color="primary"
          startIcon={<RestoreRounded />}
          disabled={isPending}
          onClick={() => take(restorable)}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {text('restoreAll')}
        </Button>
      )}
      <Unchanged {...props} changed={all} />
    </Stack>
  );
}

function PastVersion({ moment, ...props }: HistoryProps & { moment: Moment; onRestored: () => void }) {
  const text = useText(historyTexts);
  const dates = useDates();
  const { record, id } = props.history;
  const which = 'day' in moment ? { day: moment.day } : { position: moment.change.position - 1 };
  const version = useCallQuery(GetRecordAt, { record, id: String(id), ...which });
  const title =
    'day' in moment
      ? text('onDay', { day: dates.day(moment.day) })
      : text('beforeChange', { day: dates.day(moment.change.at), time: dates.clock(moment.change.at) });
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ pb: 1 }}>
        {title}
      </Typography>
      <Loaded query={version} skeleton={<SkeletonRows rows={3} />}>
        {(data) => <Comparison {...props} version={data} />}
      </Loaded>
    </>
  );
}

interface HistoryPanelProps {
  history: RecordHistory;
  /** After a version was restored. */
  onRestored?: (() => void) | undefined;
}

/** Changes of a record, and how it was on a day or before a change. Load lazily. */
export function HistoryPanel({ history, onRestored }: HistoryPanelProps) {
  const text = useText(historyTexts);
  const today = useToday();
  const texts = useFieldTexts(history);
  const [moment, setMoment] = useState<Moment | null>(null);
  const { record, id } = history;
  const present = useCallQuery(GetRecordAt, { record, id: String(id) });
  const toChanges = () => setMoment(null);
  const done = () => {
    toChanges();
    onRestored?.();
  };
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'flex-end',
          pb: 2.5,
        }}
      >
        {moment === null ? (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 16rem', maxWidth: '48ch' }}>
            {text('intro', { restores: history.restore ? 'yes' : 'no' })}
          </Typography>
        ) : (
          <Button startIcon={<ArrowBackRounded />} onClick={toChanges}>
            {text('back')}
          </Button>
        )}
        <Box sx={{ flex: '0 1 15rem', minWidth: 'min(100%, 12rem)' }}>
          <LazyDayField
            name="day"
            label={text('day')}
            latest={today}
            value={moment !== null && 'day' in moment ? moment.day : ''}
            onChange={(day) => setMoment(day === '' ? null : { day })}
          />
        </Box>
      </Box>
      {moment === null ? (
        <Loaded query={present} skeleton={<SkeletonRows rows={4} />}>
          {({ now }) => <Changes history={history} texts={texts} now={now} onSee={setMoment} />}
        </Loaded>
      ) : (
        <PastVersion history={history} texts={texts} moment={moment} onRestored={done} />
      )}
    </Box>
  );
}

/** Closes once a version is restored: the undo is outside. Load lazily. */
export function HistoryDialog({ history, onRestored, onClose }: HistoryPanelProps & { onClose: () => void }) {
  const text = useText(historyTexts);
  const ui = useText(uiTexts);
  return (
    <TitledDialog
      title={text('title', { name: unbroken(history.name) })}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui('close')}</Button>}
    >
      <HistoryPanel
        history={history}
        onRestored={() => {
          onClose();
          onRestored?.();
        }}
      />
    </TitledDialog>
  );
}
