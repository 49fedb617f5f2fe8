import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { tableTexts } from '../texts';

export interface RowMarks {
  readonly isSelected?: boolean;
  readonly isOpen?: boolean;
  readonly isCursor?: boolean;
  readonly isJustAdded?: boolean;
}

export const rowLinkId = (id: string | number) => `row-${id}`;

export const markedAs = (id: string, marks: RowMarks) => ({
  'data-row': id,
  'data-selected': marks.isSelected,
  'data-open': marks.isOpen,
  'data-cursor': marks.isCursor,
  'data-arrived': marks.isJustAdded,
});

interface RowLinkProps extends Pick<RowMarks, 'isOpen'> {
  id: string;
  /** For screen readers. */
  name: string | undefined;
  to: string | undefined;
  keepsScroll: boolean;
  tabIndex?: number;
}

/** Empty: a link must not hold the row's buttons. */
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
  count: number;
  selected: number;
  onToggle: () => void;
  isNamed?: boolean;
}

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
