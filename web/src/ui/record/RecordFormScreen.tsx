import { Box, Button } from '@mui/material';
import { type ReactNode, Suspense, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { SearchDrawing } from '../drawings/EmptyDrawings';
import { HistoryButton } from '../history/HistoryButton';
import { type RecordHistory, withFields } from '../history/record-history';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { lazyPart } from '../part/lazy-part';
import { EmptyState } from '../states/EmptyState';
import { Loaded } from '../states/Loaded';
import { SkeletonForm, SkeletonRows } from '../states/Skeletons';
import { uiTexts } from '../texts/early';
import { historyTexts, recordTexts } from '../texts';
import type { AnyFormSpec, RecordRow } from './record-spec';
import { RecordEditor, useRecordSend } from './RecordEditor';
import { useFormReset } from './use-form-reset';

const HistoryPanel = lazyPart(() => import('../history/HistoryPanel').then((module) => module.HistoryPanel));

interface SpecProps {
  spec: AnyFormSpec;
}

interface FormProps extends SpecProps {
  /** `null` is new. */
  row: RecordRow | null;
  values: FieldValues;
  onReload: () => void;
  onTouched?: (isTouched: boolean) => void;
}

const listPathIn = ({ path, listPathOf }: AnyFormSpec, values: FieldValues | null) =>
  values === null || listPathOf === undefined ? path : listPathOf(values);

function ScreenForm({ spec, values, ...editor }: FormProps) {
  const text = useText(uiTexts);
  const navigate = useNavigate();
  return (
    <RecordEditor
      {...editor}
      spec={spec}
      values={values}
      onSaved={(saved) => void navigate(listPathIn(spec, saved))}
      cancel={
        <Button component={Link} to={listPathIn(spec, values)}>
          {text('cancel')}
        </Button>
      }
    />
  );
}

interface FrameProps extends SpecProps {
  title: string;
  listPath?: string;
  actions?: ReactNode;
  children: ReactNode;
}

function Frame({ spec: { words, path }, title, listPath = path, actions, children }: FrameProps) {
  const text = useText(words);
  return (
    <Page title={title} crumbs={[{ label: text('title'), to: listPath }]} actions={actions}>
      {children}
    </Page>
  );
}

export function RecordMissing({ words, path }: Pick<AnyFormSpec, 'words' | 'path'>) {
  const text = useText(words);
  const common = useText(recordTexts);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('missing')}
      text={common('missingText')}
      action={
        <Button component={Link} to={path}>
          {common('backToList')}
        </Button>
      }
    />
  );
}

type BlankAmongOthers = (rows: readonly RecordRow[], address: URLSearchParams) => FieldValues;

function AddAmongOthers({ spec, blank }: SpecProps & { blank: BlankAmongOthers }) {
  const others = useCallList(spec.calls.list, {});
  const [address] = useSearchParams();
  return (
    <Loaded query={others} skeleton={<SkeletonForm />}>
      {({ rows }) => (
        <ScreenForm
          spec={spec}
          row={null}
          values={blank(rows as readonly RecordRow[], address)}
          onReload={() => undefined}
        />
      )}
    </Loaded>
  );
}

export function AddRecordScreen({ spec }: SpecProps) {
  const text = useText(spec.words);
  const { blank } = spec;
  return (
    <Frame spec={spec} title={text('newTitle')}>
      {typeof blank === 'function' ? (
        <AddAmongOthers spec={spec} blank={blank as BlankAmongOthers} />
      ) : (
        <ScreenForm spec={spec} row={null} values={blank} onReload={() => undefined} />
      )}
    </Frame>
  );
}

const rowWith = (id: string, rows: readonly RecordRow[]) => rows.find((row) => String(row.id) === id);

function useRecord({ calls }: AnyFormSpec, id: string) {
  const { get } = calls;
  const one = useCallQuery(get ?? calls.list, { id }, { enabled: get !== undefined });
  const all = useCallList(calls.list, {}, { enabled: get === undefined });
  return get === undefined
    ? { query: all, row: all.data && rowWith(id, all.data.rows as readonly RecordRow[]) }
    : { query: one, row: one.data as RecordRow | undefined };
}

const noTexts = () => undefined;

/** The record's own update command restores its versions. */
function useHistory(spec: AnyFormSpec, row: RecordRow): RecordHistory<RecordRow> | null {
  const { history, words, calls, nameOf, valuesOf, fieldNames } = spec;
  const { useTextOf = noTexts } = history ?? {};
  const text = useText(words);
  const may = useMay();
  const send = useRecordSend(spec);
  const textOf = useTextOf();
  if (history === undefined) return null;
  const { record, idOf = ({ id }) => String(id) } = history;
  return {
    record,
    id: idOf(row),
    name: nameOf(row),
    valuesOf,
    textOf,
    labelOf: (path) => {
      const key = fieldNames[path] ?? path;
      return words.keys.includes(key) ? text(key) : undefined;
    },
    restore: may(calls.update)
      ? ({ was, now, fields }, isForced) =>
          send(now, withFields(valuesOf(was), valuesOf(now), fields), isForced)
      : undefined,
  };
}

interface OpenRecordProps extends SpecProps {
  row: RecordRow;
  onRestored: () => void;
  children: ReactNode;
}

function HistoryBeside({
  history,
  onRestored,
}: {
  history: RecordHistory<RecordRow>;
  onRestored: () => void;
}) {
  const text = useText(historyTexts);
  return (
    <Panel title={text('open')}>
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <HistoryPanel history={history as unknown as RecordHistory} onRestored={onRestored} />
      </Suspense>
    </Panel>
  );
}

const formAndSide = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: 'minmax(0, 720px) minmax(320px, 1fr)' },
} as const;

function useHistoryParts({ spec, row, onRestored }: Omit<OpenRecordProps, 'children'>) {
  const history = useHistory(spec, row);
  if (history === null) return {};
  return spec.history?.isBeside === true
    ? { side: <HistoryBeside history={history} onRestored={onRestored} /> }
    : { button: <HistoryButton history={history} onRestored={onRestored} /> };
}

function OpenRecord({ children, ...open }: OpenRecordProps) {
  const { spec, row } = open;
  const { Beside, titleOf } = spec;
  const text = useText(spec.words);
  const { button, side } = useHistoryParts(open);
  return (
    <Frame
      spec={spec}
      title={titleOf?.(row) ?? text('editTitle')}
      listPath={listPathIn(spec, spec.valuesOf(row))}
      actions={button}
    >
      <Box sx={Beside || side ? formAndSide : undefined}>
        {children}
        {Beside && <Beside row={row} />}
        {side}
      </Box>
    </Frame>
  );
}

const isNone = ({ error }: { error: unknown }) => isCallError(error) && error.status === 404;

/** Ignores newer versions (R4). */
export function EditRecordScreen({ spec }: SpecProps) {
  const text = useText(spec.words);
  const { id = '' } = useParams();
  const { query, row } = useRecord(spec, id);
  const formReset = useFormReset(query);
  const isTouched = useRef(false);
  if (row === undefined) {
    const isGone = query.data !== undefined || isNone(query);
    return (
      <Frame spec={spec} title={text('editTitle')}>
        {isGone ? (
          <RecordMissing {...spec} />
        ) : (
          <Loaded query={query as Parameters<typeof Loaded<object>>[0]['query']} skeleton={<SkeletonForm />}>
            {() => null}
          </Loaded>
        )}
      </Frame>
    );
  }
  return (
    // What is typed stays; saving it asks (R4).
    <OpenRecord spec={spec} row={row} onRestored={() => isTouched.current || formReset.reload()}>
      <ScreenForm
        key={`${row.id}-${formReset.number}`}
        spec={spec}
        row={row}
        values={spec.valuesOf(row)}
        onReload={formReset.reload}
        onTouched={(isNow) => {
          isTouched.current = isNow;
        }}
      />
    </OpenRecord>
  );
}
