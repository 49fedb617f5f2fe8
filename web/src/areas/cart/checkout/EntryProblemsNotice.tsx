import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { type CartProblem, pageOf } from './cart-problems';
import { useProblemText } from './use-problem-text';

/** What is wrong with a piece and is mended in its wizard: each leads to its page. */
export function EntryProblemsNotice({ id, problems }: { id: string; problems: readonly CartProblem[] }) {
  const textOf = useProblemText();
  const inWizard = problems.flatMap((problem) => {
    const page = pageOf(problem.field);
    return page === null ? [] : [{ ...problem, page }];
  });
  if (inWizard.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', color: 'error.main' }}>
      {inWizard.map(({ code, field, page }) => (
        <Box component="li" key={field} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', py: 0.25 }}>
          <ErrorRounded aria-hidden fontSize="small" />
          <MuiLink component={Link} to={`/order/edit/${id}?page=${page}`} color="inherit" underline="always">
            {textOf({ code })}
          </MuiLink>
        </Box>
      ))}
    </Box>
  );
}
