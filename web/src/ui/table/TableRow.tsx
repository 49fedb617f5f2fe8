import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import type { Column } from './column';
import { tableTexts } from '../texts';
import { BodyRow, Tick } from './table-look';

/** How a row stands in its table, beside what it says. */
export interface RowMarks {
  readonly isSelected?: boolean;
  readonly isOpen?: boolean;
  /** The keys act on it. */
  readonly isCursor?: boolean;
  /** Came in while the table was read, and was just added. */
  readonly isJustAdded?: boolean;
}

export interface TableRowProps<Row> extends RowMarks {
  row: Row;
  /** The row's id, as text. */
  id: string;
  /** What the row is called, for screen readers. */
  name: string | undefined;
  columns: readonly Column<Row>[];
  isSelectable: boolean;
  /** Where the row leads; it opens nothing without. */
  to: string | undefined;
  keepsScroll: boolean;
}

/** The id by which the keyboard finds a row's link. */
export const rowLinkId = (id: string | number) => `row-${id}`;

/** The attributes of a row's element: its look and its listeners read them. */
export const markedAs = (id: string, marks: RowMarks) => ({
  'data-row': id,
  'data-selected': marks.isSelected,
  'data-open': marks.isOpen,
  'data-cursor': marks.isCursor,
  'data-arrived': marks.isJustAdded,
});

type OpenRowProps = Pick<TableRowProps<never>, 'id' | 'name' | 'to' | 'keepsScroll' | 'isOpen'>;

/** Leads to the row, which is its target as a whole. It holds nothing: no button of the row stands inside of a link. */
export function OpenRow({ id, name, to, keepsScroll, isOpen }: OpenRowProps) {
  if (to === undefined) return null;
  return (
    <Link
      id={rowLinkId(id)}
      className="open-row"
      to={to}
      preventScrollReset={keepsScroll}
      aria-label={name ?? id}
      aria-current={isOpen === true || undefined}
    />
  );
}

/** The box to tick; the table hears of it. */
export function RowTick({ name, id, isSelected }: Pick<TableRowProps<never>, 'name' | 'id' | 'isSelected'>) {
  const text = useText(tableTexts);
  return (
    <Tick>
      <input
        type="checkbox"
        checked={isSelected === true}
        readOnly
        aria-label={text('select', { name: name ?? id })}
      />
    </Tick>
  );
}

function contentOf<Row>({ field, renderCell }: Column<Row>, row: Row): ReactNode {
  return renderCell === undefined ? (row as Record<string, ReactNode>)[field] : renderCell({ row });
}

function Line<Row>(props: TableRowProps<Row>) {
  const { row, id, columns, isSelectable, ...link } = props;
  return (
    <BodyRow role="row" aria-selected={isSelectable ? link.isSelected : undefined} {...markedAs(id, link)}>
      {isSelectable && (
        <div role="cell">
          <RowTick id={id} name={link.name} isSelected={link.isSelected} />
        </div>
      )}
      {columns.map((column, index) => (
        <div key={column.field} role="cell" data-align={column.align}>
          {index === 0 && <OpenRow id={id} {...link} />}
          {contentOf(column, row)}
        </div>
      ))}
    </BodyRow>
  );
}

/** A row of a table. Of a hundred rows only those are drawn again whose record or marks have changed. */
export const TableRow = memo(Line) as typeof Line;
