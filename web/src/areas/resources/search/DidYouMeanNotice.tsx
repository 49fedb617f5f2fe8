import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { T } from '#core/i18n/T';
import { searchTexts } from '../texts';
import { searchPath } from './search-path';

interface DidYouMeanNoticeProps {
  suggestion: string;
  /** What it finds stands below already. */
  isShown?: boolean;
}

/** Another spelling, or fewer words, that finds more. */
export function DidYouMeanNotice({ suggestion, isShown = false }: DidYouMeanNoticeProps) {
  return (
    <Typography variant="body1" component="div" role="note" sx={{ pb: 1.5 }}>
      <T
        of={searchTexts}
        id={isShown ? 'shownFor' : 'meant'}
        values={{
          term: suggestion,
          a: (parts) => (
            <MuiLink component={Link} to={searchPath(suggestion)} sx={{ fontWeight: 650 }}>
              {parts}
            </MuiLink>
          ),
        }}
      />
    </Typography>
  );
}
