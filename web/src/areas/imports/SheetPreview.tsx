import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { Button, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { importColumns, type ImportKind, importDownloads } from '@portal/contracts/areas/imports';
import type { Column, ColumnValue } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useKindNames } from './imports';
import { fileTexts } from './texts';

/** AMB-56. */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const { kindName } = useKindNames();
  return (
    <Button
      component="a"
      download
      href={`${apiBase}${fillPath(importDownloads.OpenImportTemplate.path, { kind })}`}
      startIcon={<FileDownloadRounded />}
      aria-label={text('templateOf', { kind: kindName(kind) })}
    >
      {text('template')}
    </Button>
  );
}

const letters = 26;
const first = 'A'.charCodeAt(0);

/** `A` for the first column of a spreadsheet, `AA` for the 27th. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(first + (index % letters));
  return index < letters ? last : columnLetter(Math.floor(index / letters) - 1) + last;
}

const exampleRows = [0, 1, 2] as const;

function useCellText() {
  const { formatNumber } = useIntl();
  return ({ type }: Column, value: ColumnValue | undefined) =>
    type === 'number' && typeof value === 'number'
      ? formatNumber(value, { maximumFractionDigits: 2, useGrouping: false })
      : String(value ?? '');
}

const EdgeCell = ({ scope, children }: { scope: 'col' | 'row'; children: ReactNode }) => (
  <TableCell component="th" variant="head" align="center" scope={scope}>
    {children}
  </TableCell>
);

/** R-IMP-02. */
export function SheetPreview({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const localised = useLocalised();
  const cellText = useCellText();
  const { columns, label } = importColumns[kind];
  const caption = text('exampleOf', { kind: localised(label) });
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={caption}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table
        aria-label={caption}
        sx={(theme) => ({
          borderCollapse: 'separate',
          '& th, & td': {
            px: 1,
            py: 0.5,
            borderRight: `thin solid ${theme.vars.palette.divider}`,
            fontSize: theme.typography.caption.fontSize,
            lineHeight: 1.4,
            whiteSpace: 'nowrap',
          },
          '& th': { fontWeight: 400 },
          '& tr > :last-child': { borderRight: 0 },
          '& tbody tr:last-child > *': { borderBottom: 0 },
        })}
      >
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            {columns.map(({ key }, index) => (
              <EdgeCell key={key} scope="col">
                {columnLetter(index)}
              </EdgeCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <EdgeCell scope="row">{1}</EdgeCell>
            {columns.map(({ key, heading }) => (
              <TableCell key={key} sx={{ fontWeight: 700 }}>
                {localised(heading)}
              </TableCell>
            ))}
          </TableRow>
          {exampleRows.map((row) => (
            <TableRow key={row}>
              <EdgeCell scope="row">{row + 2}</EdgeCell>
              {columns.map((column) => (
                <TableCell key={column.key} align={column.type === 'number' ? 'right' : 'left'}>
                  {cellText(column, column.examples[row])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
