import EditRounded from '@mui/icons-material/EditRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { unbroken } from '#ui/unbroken';
import { atMostLines } from '#ui/at-most-lines';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  // The label takes what it needs, so that names and sizes stay on one line where they can.
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 12,
  width: '100%',
  padding: '0.5625rem 0',
  '& .label': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .value': {
    ...theme.typography.body2,
    minWidth: 0,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .clamp': atMostLines(3),
}));

const Press = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  textAlign: 'start',
  font: 'inherit',
  borderRadius: 4,
  '& > div': { gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr) 1rem' },
  '& svg': { alignSelf: 'center', justifySelf: 'end', color: theme.vars.palette.control },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&:hover svg': { color: theme.vars.palette.primary.main },
}));

interface TicketLineItemProps {
  label: string;
  value: ReactNode;
  /** Makes the line a button that leads back to where this was chosen. */
  edit?: { readonly onClick: () => void; readonly label: string };
}

/** One line of a ticket: what was asked at the left, what was chosen at the right. */
export function TicketLineItem({ label, value, edit }: TicketLineItemProps) {
  const words = (
    <>
      <span className="label">{label}</span>
      <span className="value">
        <span className="clamp">{typeof value === 'string' ? unbroken(value) : value}</span>
      </span>
    </>
  );
  return (
    <li>
      {edit === undefined ? (
        <Row>{words}</Row>
      ) : (
        <Press onClick={edit.onClick} title={edit.label}>
          <Row>
            {words}
            <EditRounded aria-hidden fontSize="small" />
          </Row>
        </Press>
      )}
    </li>
  );
}
