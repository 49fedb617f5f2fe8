import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { Cart } from '@portal/contracts/areas/cart';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import type { CartProblem } from './cart-problems';
import { pageOf } from './cart-problems';
import { cartMessages } from './cart.messages';
import { useProblemText } from './use-problem-text';

interface ProblemListProps {
  problems: readonly CartProblem[];
  cart: Cart;
  refusals: number;
}

/** The first control that can be focused in what a problem points to. */
function focusField({ entry, field }: CartProblem): void {
  const within = entry === undefined ? document : document.getElementById(`delivery-${entry}`);
  const named = within?.querySelector<HTMLElement>(`[name="${field}"], [name^="${field}:"]`);
  const control =
    named ?? within?.querySelector<HTMLElement>('[aria-invalid="true"] input, [aria-invalid="true"]');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** Everything that keeps the order from being sent, in one list, each leading to its field (R-CRT-17). */
export function ProblemList({ problems, cart, refusals }: ProblemListProps) {
  const text = useText(cartMessages);
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  const wordsOf = (problem: CartProblem) => {
    const piece = problem.entry === undefined ? undefined : cart[problem.entry]?.from.filename;
    return piece === undefined ? textOf(problem) : text('problemOf', { piece, problem: textOf(problem) });
  };
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'error.main', bgcolor: 'background.paper' }}
    >
      <Box component="h2" sx={{ typography: 'h4', m: 0, pb: 0.5 }}>
        {text('problems', { count: problems.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {problems.map((problem) => (
          <li key={`${problem.entry ?? ''}${problem.field}${problem.code}`}>
            <ProblemLink problem={problem}>{wordsOf(problem)}</ProblemLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function ProblemLink({ problem, children }: { problem: CartProblem; children: string }) {
  const page = problem.entry === undefined ? null : pageOf(problem.field);
  if (page !== null) {
    return (
      <MuiLink component={Link} to={`/order/edit/${problem.entry ?? ''}?page=${page}`}>
        {children}
      </MuiLink>
    );
  }
  const lead = (event: MouseEvent) => {
    event.preventDefault();
    focusField(problem);
  };
  return (
    <MuiLink component="button" type="button" onClick={lead} sx={{ typography: 'body2', textAlign: 'start' }}>
      {children}
    </MuiLink>
  );
}
