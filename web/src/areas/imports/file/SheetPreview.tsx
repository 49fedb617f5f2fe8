import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { importColumns, type ImportKind } from '@portal/contracts/areas/imports';
import type { Column, ColumnValue } from '@portal/contracts/kernel';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { fileTexts } from '../texts';

const letters = 26;
const first = 'A'.charCodeAt(0);

/** `A` for the first column of a spreadsheet, `AA` for the 27th. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(first + (index % letters));
  return index < letters ? last : columnLetter(Math.floor(index / letters) - 1) + last;
}

const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: radii.control,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& table': {
    borderCollapse: 'separate',
    borderSpacing: 0,
    minWidth: '100%',
    ...theme.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
  },
  '& th, & td': {
    padding: theme.spacing(0.5, 1),
    borderInlineEnd: `thin solid ${theme.vars.palette.divider}`,
    borderBlockEnd: `thin solid ${theme.vars.palette.divider}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontWeight: 400,
  },
  '& tr > :last-child': { borderInlineEnd: 0 },
  '& tbody tr:last-child > *': { borderBlockEnd: 0 },
  // Letters and numbers, as a spreadsheet has them around its cells.
  '& .frame': {
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& .heading': { fontWeight: 700 },
  '& [data-number="true"]': { textAlign: 'end' },
}));

const exampleRows = [0, 1, 2] as const;

/** A value as it would be typed into a cell of the market's spreadsheet. */
function useCellText() {
  const { formatNumber } = useIntl();
  return ({ type }: Column, value: ColumnValue | undefined) =>
    type === 'number' && typeof value === 'number'
      ? formatNumber(value, { maximumFractionDigits: 2, useGrouping: false })
      : String(value ?? '');
}

/** How the sheet of a kind looks, with example rows: made from the columns that its file is read by (R-IMP-02). */
export function SheetPreview({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const localised = useLocalised();
  const cellText = useCellText();
  const { columns, label } = importColumns[kind];
  const caption = text('exampleOf', { kind: localised(label) });
  return (
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Box component="table" aria-label={caption}>
        <thead>
          <tr>
            <td className="frame" />
            {columns.map(({ key }, index) => (
              <th key={key} className="frame" scope="col">
                {columnLetter(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th className="frame" scope="row">
              {1}
            </th>
            {columns.map((column) => (
              <td key={column.key} className="heading">
                {localised(column.heading)}
              </td>
            ))}
          </tr>
          {exampleRows.map((row) => (
            <tr key={row}>
              <th className="frame" scope="row">
                {row + 2}
              </th>
              {columns.map((column) => (
                <td key={column.key} data-number={column.type === 'number'}>
                  {cellText(column, column.examples[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Frame>
  );
}
