import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Cart } from '@portal/contracts/areas/cart';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import type { CartProblem } from './cart-problems';
import { pageOf } from './cart-problems';
import { cartMessages } from './cart.messages';
import { focusProblem } from './focus-problem';
import { useProblemText } from './use-problem-text';

interface ProblemListProps {
  problems: readonly CartProblem[];
  cart: Cart;
  /** Every try to send leads the focus here again. */
  tries: number;
}

/** Everything that keeps the order from being sent, piece by piece, each leading to its field (R-CRT-17). */
export function ProblemList({ problems, cart, tries }: ProblemListProps) {
  const text = useText(cartMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);

  const ids = Object.keys(cart);
  const places = [...ids, undefined].map((entry) => ({
    entry,
    // One piece needs no name to be told from the others.
    name: entry === undefined || ids.length === 1 ? undefined : cart[entry]?.from.filename,
    problems: problems.filter((problem) => problem.entry === entry),
  }));
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'error.main', bgcolor: 'background.paper' }}
    >
      <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
        {text('problems', { count: problems.length })}
      </Box>
      {places.map((place) => (
        <PlaceProblems key={place.entry ?? ''} name={place.name} problems={place.problems} />
      ))}
    </Box>
  );
}

function PlaceProblems({ name, problems }: { name: string | undefined; problems: readonly CartProblem[] }) {
  const textOf = useProblemText();
  if (problems.length === 0) return null;
  return (
    <Box sx={{ pt: 0.75, typography: 'body2' }}>
      {name !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map((problem) => (
          <Box component="li" key={problem.field + problem.code} sx={{ py: 0.25 }}>
            <ProblemLink problem={problem}>{textOf(problem)}</ProblemLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function ProblemLink({ problem, children }: { problem: CartProblem; children: string }) {
  const { entry, field } = problem;
  const page = entry === undefined ? null : pageOf(field);
  if (page !== null) {
    return (
      <MuiLink component={Link} to={`/order/edit/${entry ?? ''}?page=${page}`}>
        {children}
      </MuiLink>
    );
  }
  return (
    <MuiLink
      component="button"
      type="button"
      onClick={() => focusProblem(problem)}
      sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start' }}
    >
      {children}
    </MuiLink>
  );
}
