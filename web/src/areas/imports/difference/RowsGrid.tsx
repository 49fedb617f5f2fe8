import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#ui/VisuallyHidden';

/**
 * A table that keeps its roles where its cells lie below each other: on a phone each row is a block. Columns as CSS lays
 * them out.
 */
const Table = styled('div', { shouldForwardProp: (name) => name !== 'template' })<{ template: string }>(
  ({ theme, template }) => ({
    ...theme.typography.body2,
    '& > .head': visuallyHidden,
    '& .row': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.spacing(0.5, 2),
      alignItems: 'baseline',
      padding: theme.spacing(1.25, 0),
      borderTop: `thin solid ${theme.vars.palette.divider}`,
      overflowWrap: 'anywhere',
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${theme.spacing(6)}`,
    },
    [theme.breakpoints.up('sm')]: {
      '& .row': { gridTemplateColumns: template },
      '& > .head': {
        position: 'static',
        display: 'grid',
        gridTemplateColumns: template,
        gap: theme.spacing(0, 2),
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        overflow: 'visible',
        paddingBottom: theme.spacing(0.75),
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
      },
    },
  }),
);

interface RowsGridProps {
  label: string;
  /** Widths of the columns where they stand beside each other, as CSS. */
  template: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of a file, beside each other where there is room, else as blocks. */
export function RowsGrid({ label, template, columns, rows }: RowsGridProps) {
  return (
    <Table role="table" aria-label={label} template={template}>
      <div role="rowgroup" className="head">
        <div role="row" style={{ display: 'contents' }}>
          {columns.map((column) => (
            <span key={column} role="columnheader">
              {column}
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map(({ key, cells }) => (
          <div key={key} role="row" className="row">
            {cells.map((cell, index) => (
              <div key={columns[index]} role="cell">
                {cell}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Table>
  );
}
