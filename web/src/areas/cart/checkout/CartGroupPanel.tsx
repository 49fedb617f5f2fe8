import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import { RestaurantSearchField } from '../wizard/RestaurantSearchField';
import { CartEntryCard } from './CartEntryCard';
import { cartTexts } from '../texts';
import { isHeld } from './cart-groups';
import { sheet, sideBySide } from './checkout-layout';
import { ContactFields } from './ContactFields';
import { groupId } from './focus-problem';
import type { GroupCheckout } from './use-checkout';
import { useProblemText } from './use-problem-text';

interface CartGroupPanelProps {
  group: GroupCheckout;
  /** Somebody wants to complete the fiscal data of this restaurant. */
  onFiscal: (restaurantId: number) => void;
  /** What follows the contact. */
  children: ReactNode;
}

/** One restaurant's order: its pieces, and who orders them. It is the same whatever restaurant the header has. */
export function CartGroupPanel({ group, onFiscal, children }: CartGroupPanelProps) {
  const text = useText(cartTexts);
  const titleId = useId();
  const { state, name, cart, restaurantId } = group;
  const title = state === 'unknown' ? text('unknownRestaurant') : name;
  return (
    <Box component="section" id={groupId(restaurantId)} aria-labelledby={titleId}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.25, rowGap: 0.25, pb: 2 }}
      >
        <StorefrontOutlined aria-hidden sx={{ color: 'text.secondary' }} />
        <Box
          component="h2"
          id={titleId}
          sx={{
            typography: 'h2',
            fontSize: { xs: 'h3.fontSize', md: 'h2.fontSize' },
            m: 0,
            minWidth: 0,
            flex: { xs: '1 1 70%', sm: '0 1 auto' },
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {text('count', { count: Object.keys(cart).length })}
        </Box>
      </Stack>
      <Box sx={sideBySide}>
        <GroupPieces group={group} onFiscal={onFiscal} />
        <Stack spacing={3} sx={{ ...sheet, position: { md: 'sticky' }, top: '5.5rem' }}>
          {state === 'ours' && <ContactFields group={group} />}
          {state === 'unknown' && <AskRestaurant group={group} />}
          {(state === 'foreign' || state === 'closed') && (
            <Box sx={{ typography: 'body2' }}>{text(state, { name })}</Box>
          )}
          {children}
        </Stack>
      </Box>
    </Box>
  );
}

function GroupPieces({ group, onFiscal }: Pick<CartGroupPanelProps, 'group' | 'onFiscal'>) {
  const text = useText(cartTexts);
  const toast = useToast();
  const { put, remove } = useCart();
  const { cart, name, problems } = group;
  const takeOut = (id: string) => {
    const entry = cart[id];
    if (entry === undefined) return;
    remove(id);
    toast.done(text('removed', { name: entry.from.filename }), () => put(id, entry));
  };
  return (
    <Stack
      component="ul"
      aria-label={text('pieces', { name })}
      spacing={2}
      sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 0 }}
    >
      {Object.entries(cart).map(([id, entry]) => (
        <CartEntryCard
          key={id}
          id={id}
          entry={entry}
          isHeld={isHeld(group)}
          problems={problems.filter((problem) => problem.entry === id)}
          onEdit={(change) => put(id, change(entry))}
          onRemove={() => takeOut(id)}
          onFiscal={onFiscal}
        />
      ))}
    </Stack>
  );
}

/** A cart from before pieces knew their restaurant: the person chooses for which one it was made. */
function AskRestaurant({ group }: { group: GroupCheckout }) {
  const text = useText(cartTexts);
  const textOf = useProblemText();
  const { restaurants } = useSite();
  const [problem] = group.problems;
  return (
    <RestaurantSearchField
      name="restaurant_id"
      label={text('askRestaurant')}
      restaurants={restaurants}
      value={group.restaurantId}
      onChange={group.assign}
      error={problem && textOf(problem)}
    />
  );
}
