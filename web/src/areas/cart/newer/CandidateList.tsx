import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { CardLink } from '#ui/card/CardLink';
import { newerTexts } from '../texts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Two beside each other: one alone fills the screen of a phone.
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Choice = styled(CardLink)(({ theme }) => ({
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'contain',
    padding: theme.spacing(1),
    backgroundColor: theme.vars.palette.background.sunken,
  },
}));

interface CandidateProps {
  piece: ResourceSummary;
  path: string;
}

function CandidateLink({ piece, path }: CandidateProps) {
  const text = useText(newerTexts);
  const dates = useDates();
  const { name, thumb, type, update_date: changed } = piece;
  return (
    <Choice to={path} aria-label={text('choose', { name })}>
      <img src={thumb} alt="" loading="lazy" />
      <Box sx={{ p: 1.5, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" className="name" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {type.name} · {dates.day(changed.slice(0, 10))}
        </Typography>
      </Box>
    </Choice>
  );
}

interface CandidateListProps {
  /** Of the piece that they stand in for. */
  name: string;
  candidates: readonly ResourceSummary[];
  /** The wizard over another piece, with the answers of the earlier entry. */
  pathOf: (pieceId: number) => string;
}

/** Newer pieces with their pictures, the likeliest first. */
export function CandidateList({ name, candidates, pathOf }: CandidateListProps) {
  const text = useText(newerTexts);
  return (
    <Grid aria-label={text('candidates', { name })}>
      {candidates.map((piece) => (
        <li key={piece.id}>
          <CandidateLink piece={piece} path={pathOf(piece.id)} />
        </li>
      ))}
    </Grid>
  );
}
