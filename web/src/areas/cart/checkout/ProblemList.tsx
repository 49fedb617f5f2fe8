import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { type CartProblem, pageOf } from './cart-problems';
import { cartTexts } from '../texts';
import { focusProblem } from './focus-problem';
import type { Checkout } from './use-checkout';
import { useProblemText } from './use-problem-text';

/** Problems of one piece, or of what one restaurant's order has beside its pieces. */
interface ProblemPlace {
  readonly key: string;
  /** One alone needs no name to be told from the others. */
  readonly name: string | undefined;
  readonly problems: readonly CartProblem[];
}

function placesOf({ groups }: Checkout): readonly ProblemPlace[] {
  const isOnly = groups.length === 1;
  return groups.flatMap(({ restaurantId, name, cart, problems }) => {
    const ids = Object.keys(cart);
    const pieces = ids.map((id) => ({
      key: id,
      name: isOnly && ids.length === 1 ? undefined : (cart[id]?.from.filename ?? ''),
      problems: problems.filter(({ entry }) => entry === id),
    }));
    const others = problems.filter(({ entry }) => entry === undefined);
    return [...pieces, { key: `of-${restaurantId}`, name: isOnly ? undefined : name, problems: others }];
  });
}

/** Everything that keeps the orders from being sent, piece by piece, each leading to its field (R-CRT-17). */
export function ProblemList({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const { problems, tries } = checkout;
  const box = useRef<HTMLDivElement>(null);
  // Every try to send leads the focus here again.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'error.main', bgcolor: 'background.paper' }}
    >
      <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
        {text('problems', { count: problems.length })}
      </Box>
      {placesOf(checkout).map(({ key, ...place }) => (
        <PlaceProblems key={key} {...place} />
      ))}
    </Box>
  );
}

function PlaceProblems({ name, problems }: Omit<ProblemPlace, 'key'>) {
  const textOf = useProblemText();
  if (problems.length === 0) return null;
  return (
    <Box sx={{ pt: 0.75, typography: 'body2' }}>
      {name !== undefined && name !== '' && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name}</Box>
      )}
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
