import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { useDomains } from '#core/email-domains';
import { useMarket } from '#core/market';
import { TextInput } from '#ui/fields/TextInput';
import { useCart } from '../store/use-cart';
import { RestaurantSearchField } from '../wizard/RestaurantSearchField';
import { cartTexts } from '../texts';
import { orderLimit } from '../order-limits';
import { CartEntryCard } from './CartEntryCard';
import { isHeld } from './cart-groups';
import { sheet, sideBySide } from './checkout-layout';
import { groupId } from './focus-problem';
import type { GroupCheckout } from './use-checkout';
import { useProblemText } from './use-problem-text';

/** Who orders for a restaurant: known from the session, changeable for this order (R-CRT-07, R-CRT-14…16). */
function ContactFields({ group }: { group: GroupCheckout }) {
  const text = useText(cartTexts);
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const isSaid =
    group.isSameContact && !isChanging && !group.problems.some(({ entry }) => entry === undefined);
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <div>
        <Typography variant="h3" id={id}>
          {text('contact')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(isSaid ? 'sameContact' : 'contactHint')}
        </Typography>
      </div>
      {isSaid ? (
        <ContactSummary group={group} onChange={() => setChanging(true)} />
      ) : (
        <PersonFields group={group} isChanging={isChanging} />
      )}
      <TextInput
        label={text('comments')}
        placeholder={text('commentsPlaceholder')}
        name="comments"
        optional
        multiline
        minRows={2}
        maxLength={orderLimit('comments')}
        value={group.comments}
        onChange={(event) => group.writeComments(event.target.value)}
      />
    </Stack>
  );
}

/** The person of the first order, in words: most carts are one person's for all their restaurants. */
function ContactSummary({ group, onChange }: { group: GroupCheckout; onChange: () => void }) {
  const text = useText(cartTexts);
  const { name, email, phone } = group.contact;
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {[name, email, phone].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
      <Button size="small" onClick={onChange} sx={{ mt: 1 }}>
        {text('changeContact')}
      </Button>
    </Typography>
  );
}

/** @param isChanging somebody asked for these fields: the first gets the focus. */
function PersonFields({ group, isChanging }: { group: GroupCheckout; isChanging: boolean }) {
  const text = useText(cartTexts);
  const textOf = useProblemText();
  const { features } = useMarket();
  const domains = useDomains();
  const { contact, problems, writeContact } = group;
  const errorAt = (field: string) => {
    const problem = problems.find((candidate) => candidate.entry === undefined && candidate.field === field);
    return problem && textOf(problem);
  };
  return (
    <>
      <TextInput
        label={text('name')}
        name="contact_name"
        autoComplete="name"
        autoFocus={isChanging}
        maxLength={orderLimit('contact_name')}
        value={contact.name}
        onChange={(event) => writeContact({ name: event.target.value })}
        error={errorAt('contact_name')}
      />
      <TextInput
        label={text('email')}
        hint={errorAt('contact_email') === undefined ? text('emailHint', { domains }) : undefined}
        name="contact_email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={orderLimit('contact_email')}
        value={contact.email}
        onChange={(event) => writeContact({ email: event.target.value })}
        error={errorAt('contact_email')}
      />
      <TextInput
        label={text('phone')}
        hint={text('phoneHint')}
        name="contact_phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional={!features.contactPhoneRequired}
        maxLength={orderLimit('contact_phone')}
        value={contact.phone}
        onChange={(event) => writeContact({ phone: event.target.value })}
        error={errorAt('contact_phone')}
      />
    </>
  );
}

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
        <Typography
          variant="h2"
          id={titleId}
          sx={{
            fontSize: { xs: 'h3.fontSize', md: 'h2.fontSize' },
            minWidth: 0,
            flex: { xs: '1 1 70%', sm: '0 1 auto' },
            overflowWrap: 'anywhere',
          }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {text('count', { count: Object.keys(cart).length })}
        </Typography>
      </Stack>
      <Box sx={sideBySide}>
        <GroupPieces group={group} onFiscal={onFiscal} />
        <Stack spacing={3} sx={{ ...sheet, position: { md: 'sticky' }, top: '5.5rem' }}>
          {state === 'ours' && <ContactFields group={group} />}
          {state === 'unknown' && <AskRestaurant group={group} />}
          {(state === 'foreign' || state === 'closed') && (
            <Typography variant="body2">{text(state, { name })}</Typography>
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
