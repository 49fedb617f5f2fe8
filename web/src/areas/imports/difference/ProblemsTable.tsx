import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { importDownloads, type ImportProblem, type ImportRecord } from '@portal/contracts/areas/imports';
import { useState } from 'react';
import { fillPath } from '#core/client/build-request';
import { apiBase } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { ListPager } from '#ui/list/ListPager';
import { useKindNames } from '../kinds/use-kind-names';
import { differenceTexts, problemsTexts } from '../texts';
import { RowsGrid } from './RowsGrid';

const pageSize = 25;
const sizes = [25, 50, 100] as const;

/** Where a mistake is, as spreadsheets name it: `B12`, or the row, or the whole sheet. */
function CellAddress({ problem: { row, column } }: { problem: ImportProblem }) {
  const text = useText(differenceTexts);
  if (column !== '')
    return (
      <Box component="span" sx={{ typography: 'mono', fontWeight: 700 }}>
        {`${column}${row}`}
      </Box>
    );
  return <strong>{row > 1 ? text('wholeRow', { row }) : text('wholeSheet')}</strong>;
}

/** Regions are told by their number, which nobody knows by heart. */
function useExpected() {
  const regionName = useRegionName();
  return ({ code, expected }: ImportProblem): string =>
    code === 'region_differs' ? regionName(Number(expected)) || expected : expected;
}

interface ProblemsTableProps {
  found: Pick<ImportRecord, 'id' | 'kind' | 'problems' | 'problem_count'>;
}

/** What is wrong with a file: the cell, what stands there, and what to do about it (R-IMP-08). */
export function ProblemsTable({ found }: ProblemsTableProps) {
  const text = useText(differenceTexts);
  const sentence = useText(problemsTexts);
  const { columnName, choiceNames } = useKindNames();
  const expectedIn = useExpected();
  const [input, setInput] = useState({ page: 1, size: pageSize });
  const { id, kind, problems, problem_count: total } = found;
  const from = (input.page - 1) * input.size;
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 30ch', color: 'text.secondary' }}>{text('refused')}</Box>
        <Button
          component="a"
          download
          href={`${apiBase}${fillPath(importDownloads.OpenImportProblems.path, { id })}`}
          startIcon={<FileDownloadRounded />}
        >
          {text('csv')}
        </Button>
      </Box>
      <RowsGrid
        label={text('problems')}
        template="5.5rem minmax(0, 1fr) minmax(0, 2fr)"
        columns={[text('cell'), text('value'), text('problem')]}
        rows={problems.slice(from, from + input.size).map((problem, index) => ({
          key: String(from + index),
          cells: [
            <CellAddress key="cell" problem={problem} />,
            <Box key="value" component="span" sx={{ color: 'text.secondary' }}>
              {problem.value || (problem.column === '' ? '–' : text('blank'))}
            </Box>,
            sentence(`problem.${problem.code}`, {
              value: problem.value,
              expected: expectedIn(problem),
              column: columnName(kind, problem.field),
              choices: choiceNames(kind, problem.field),
            }),
          ],
        }))}
      />
      <ListPager
        list={{ input, setPage: (page, size) => setInput({ page, size }) }}
        total={problems.length}
        sizes={sizes}
      />
      {total > problems.length && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('listed', { shown: problems.length, total })}
        </Box>
      )}
    </Stack>
  );
}
