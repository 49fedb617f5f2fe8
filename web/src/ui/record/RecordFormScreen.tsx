import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '../drawings/EmptyDrawings';
import { Page } from '../Page';
import { EmptyState } from '../states/EmptyState';
import { Loaded } from '../states/Loaded';
import { SkeletonForm } from '../states/Skeletons';
import { uiTexts } from '../texts/early';
import { recordTexts } from '../texts';
import type { AnyFormSpec, RecordRow } from './record-spec';
import { RecordEditor } from './RecordEditor';
import { useFormReset } from './use-form-reset';

interface SpecProps {
  spec: AnyFormSpec;
}

interface FormProps extends SpecProps {
  /** `null` is new. */
  row: RecordRow | null;
  values: FieldValues;
  onReload: () => void;
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
  children: ReactNode;
}

function Frame({ spec: { words, path }, title, listPath = path, children }: FrameProps) {
  const text = useText(words);
  return (
    <Page title={title} crumbs={[{ label: text('title'), to: listPath }]}>
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

function WithBeside({
  spec: { Beside },
  row,
  children,
}: SpecProps & { row: RecordRow; children: ReactNode }) {
  if (Beside === undefined) return children;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 720px)', lg: 'minmax(0, 720px) minmax(320px, 1fr)' },
      }}
    >
      {children}
      <Beside row={row} />
    </Box>
  );
}

const isNone = ({ error }: { error: unknown }) => isCallError(error) && error.status === 404;

/** Ignores newer versions (R4). */
export function EditRecordScreen({ spec }: SpecProps) {
  const text = useText(spec.words);
  const { id = '' } = useParams();
  const { query, row } = useRecord(spec, id);
  const formReset = useFormReset(query);
  const values = row ? spec.valuesOf(row) : null;
  if (row === undefined && isNone(query)) {
    return (
      <Frame spec={spec} title={text('editTitle')}>
        <RecordMissing {...spec} />
      </Frame>
    );
  }
  return (
    <Frame
      spec={spec}
      title={(row && spec.titleOf?.(row)) ?? text('editTitle')}
      listPath={listPathIn(spec, values)}
    >
      <Loaded query={query as Parameters<typeof Loaded<object>>[0]['query']} skeleton={<SkeletonForm />}>
        {() =>
          row === undefined || values === null ? (
            <RecordMissing {...spec} />
          ) : (
            <WithBeside spec={spec} row={row}>
              <ScreenForm
                key={`${row.id}-${formReset.number}`}
                spec={spec}
                row={row}
                values={values}
                onReload={formReset.reload}
              />
            </WithBeside>
          )
        }
      </Loaded>
    </Frame>
  );
}
