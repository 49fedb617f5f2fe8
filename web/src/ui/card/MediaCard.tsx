import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { motion, radii } from '#core/theme/tokens';
import { Picture } from '../Picture';
import { unbroken } from '../unbroken';
import { atMostLines } from '../at-most-lines';

export interface MediaLook {
  readonly to: string;
  readonly name: string;
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly MediaMark[];
  /** Such as "Coming soon". */
  readonly veil?: string;
}

export interface MediaMark {
  readonly label: string;
  readonly title?: string;
}

const Card = styled('article')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  // While selecting, nothing links elsewhere; the height stays.
  '&[data-selecting="true"] .actions, &[data-selecting="true"] .corner': { visibility: 'hidden' },
  '@media (hover: hover)': {
    '& .actions': {
      position: 'absolute',
      insetInline: 8,
      bottom: 8,
      opacity: 0,
      transform: 'translateY(4px)',
      transition: `opacity ${motion.quick}ms ${motion.ease}, transform ${motion.quick}ms ${motion.ease}`,
    },
    '&:hover .actions, &:focus-within .actions': { opacity: 1, transform: 'none' },
    // Pressed buttons stay visible.
    '& .corner > :not([aria-pressed="true"])': {
      opacity: 0,
      transition: `opacity ${motion.quick}ms ${motion.ease}`,
    },
    '&:hover .corner > *, &:focus-within .corner > *': { opacity: 1 },
    '&:hover .mat': { borderColor: theme.vars.palette.control },
    '&:hover .name': { textDecorationColor: 'currentcolor' },
  },
  // Names in a row begin at the same height, also without buttons.
  '@media (hover: none)': { '& .mat[data-soon="true"]:not(:has(> .actions))': { paddingBottom: 52 } },
}));

/** `mat`: a square that holds every format; `own`: the picture's frame. */
const Mat = styled('div')(({ theme }) => ({
  order: -1,
  position: 'relative',
  borderRadius: radii.card,
  overflow: 'clip',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  transition: `border-color ${motion.quick}ms`,
  '& .sheet': {
    display: 'block',
    boxShadow: '0 1px 2px rgb(29 26 22 / 0.10), 0 6px 16px rgb(29 26 22 / 0.10)',
  },
  '&[data-frame="mat"] .place': { display: 'grid', placeItems: 'center', aspectRatio: '1', padding: '7%' },
  '&[data-soon="true"] .sheet': { filter: 'grayscale(0.7)', opacity: 0.45 },
}));

/** Two cards in a row on a phone. */
const narrow = '@container (max-width: 12rem)';

const Veil = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 10,
  left: 10,
  // Below the corner buttons.
  [narrow]: { top: 52 },
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 26,
  padding: '0 10px 0 7px',
  borderRadius: radii.pill,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 650,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
}));

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  ...atMostLines(2),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  textDecoration: 'underline transparent',
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radii.card },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

const Marks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 6px',
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    padding: '1px 7px',
    borderRadius: radii.pill,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 550,
    color: theme.vars.palette.text.secondary,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Actions = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  gap: 6,
  padding: 6,
});

const Corner = styled('div')({
  position: 'absolute',
  zIndex: 1,
  top: 6,
  right: 6,
  display: 'flex',
  gap: 4,
  // Touch shows all buttons; narrow cards have room for one.
  '@media (hover: none)': { [narrow]: { '& > :not(:last-child)': { display: 'none' } } },
});

interface MediaCardProps {
  piece: MediaLook;
  /** `mat`: squares in a grid. `own`: the picture's height. */
  frame?: 'mat' | 'own';
  actions?: ReactNode;
  /** Small corner buttons: on hover or focus, always if pressed. */
  corner?: ReactNode;
  tick?: ReactNode;
  isEager?: boolean;
  shownName?: ReactNode;
}

const CardButtons = ({ corner, actions }: Pick<MediaCardProps, 'corner' | 'actions'>) => (
  <>
    {corner !== undefined && <Corner className="corner">{corner}</Corner>}
    {actions !== undefined && <Actions className="actions">{actions}</Actions>}
  </>
);

export function MediaCard(props: MediaCardProps) {
  const { piece, frame = 'mat', actions, corner, tick, isEager, shownName } = props;
  const ratio = piece.height > 0 ? piece.width / piece.height : 1;
  const sheetWidth = frame === 'own' ? '100%' : `${Math.min(1, ratio) * 100}%`;
  return (
    <Card data-selecting={tick !== undefined}>
      <div>
        <Name to={piece.to} className="name">
          {shownName ?? unbroken(piece.name)}
        </Name>
        {piece.marks.length > 0 && (
          <Marks>
            {piece.marks.map(({ label, title }) => (
              <li key={label} title={title}>
                {label}
              </li>
            ))}
          </Marks>
        )}
      </div>
      <Mat className="mat" data-frame={frame} data-soon={piece.veil !== undefined}>
        <div className="place">
          <span className="sheet" style={{ width: sheetWidth }}>
            <Picture src={piece.src} alt="" width={piece.width} height={piece.height} isEager={isEager} />
          </span>
        </div>
        {piece.veil !== undefined && (
          <Veil>
            <ScheduleRounded aria-hidden fontSize="small" />
            {piece.veil}
          </Veil>
        )}
        {tick}
        <CardButtons corner={corner} actions={actions} />
      </Mat>
    </Card>
  );
}
