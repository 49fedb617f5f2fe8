import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { tableTexts } from '../texts';

export interface RowMarks {
  readonly isSelected?: boolean;
  readonly isOpen?: boolean;
  readonly isCursor?: boolean;
  /** Arrived while the table was read. */
  readonly isJustAdded?: boolean;
}

/** Of the link of a row. */
export const rowLinkId = (id: string | number) => `row-${id}`;

/** Attributes of a row, for styles and listeners. */
export const markedAs = (id: string, marks: RowMarks) => ({
  'data-row': id,
  'data-selected': marks.isSelected,
  'data-open': marks.isOpen,
  'data-cursor': marks.isCursor,
  'data-arrived': marks.isJustAdded,
});

interface RowLinkProps extends Pick<RowMarks, 'isOpen'> {
  id: string;
  /** What the row is called, for screen readers. */
  name: string | undefined;
  /** Where the row leads; there is no link without it. */
  to: string | undefined;
  keepsScroll: boolean;
  tabIndex?: number;
}

/** The link that covers the row. It is empty: buttons of the row must not be inside of a link. */
export function RowLink({ id, name, to, keepsScroll, isOpen, tabIndex }: RowLinkProps) {
  if (to === undefined) return null;
  return (
    <Link
      id={rowLinkId(id)}
      className="open-row"
      tabIndex={tabIndex}
      to={to}
      preventScrollReset={keepsScroll}
      aria-label={name ?? id}
      aria-current={isOpen === true || undefined}
    />
  );
}

/** With room for a finger. */
const Tick = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 12,
  paddingInline: 9,
  minWidth: 36,
  minHeight: 44,
  marginInlineStart: -8,
  cursor: 'pointer',
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    cursor: 'inherit',
    accentColor: theme.vars.palette.primary.main,
  },
}));

type RowTickProps = Pick<RowLinkProps, 'name' | 'id'> & Pick<RowMarks, 'isSelected'>;

/** The table listens to its changes. */
export function RowTick({ name, id, isSelected }: RowTickProps) {
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

export interface PageTickProps {
  /** Rows of the page. */
  count: number;
  selected: number;
  onToggle: () => void;
  isNamed?: boolean;
}

/** Selects the whole page. */
export function PageTick({ count, selected, onToggle, isNamed = false }: PageTickProps) {
  const text = useText(tableTexts);
  return (
    <Tick>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = selected > 0 && selected < count;
        }}
        type="checkbox"
        checked={count > 0 && selected === count}
        onChange={onToggle}
        aria-label={text('selectPage')}
      />
      {isNamed && text('selectPage')}
    </Tick>
  );
}
