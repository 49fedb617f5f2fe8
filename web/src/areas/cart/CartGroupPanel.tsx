import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { phoneDigits } from '@portal/contracts/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useDomains } from '#core/email-domains';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { NeededDayField } from '#ui/fields/NeededDayField';
import { TextInput } from '#ui/fields/TextInput';
import { useToast } from '#ui/toast/toast-context';
import { CartEntryCard } from './CartEntryCard';
import { RestaurantSearchField } from './EntryFields';
import { isBlocked, orderLimit } from './cart';
import { useCart } from './cart-store';
import { DayWarning } from './EntryDayField';
import { cartTexts, neededTexts } from './texts';
import { type GroupCheckout, groupId, useProblemText } from './use-checkout';

export const entriesAndAside = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
} as const;

export const besideEntries = { minWidth: 0, p: { xs: 2, md: 2.5 } } as const;

interface CartGroupPanelProps {
  group: GroupCheckout;
  onFiscal: (restaurantId: number) => void;
  children: ReactNode;
}

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
      <Box sx={entriesAndAside}>
        <GroupEntries group={group} onFiscal={onFiscal} />
        <Card sx={{ ...besideEntries, position: { md: 'sticky' }, top: '5.5rem' }}>
          <Stack spacing={3}>
            {state === 'ours' && <ContactFields group={group} />}
            {state === 'ours' && <OrderFields group={group} />}
            {state === 'unknown' && <GroupRestaurantField group={group} />}
            {(state === 'foreign' || state === 'closed') && (
              <Typography variant="body2">{text(state, { name })}</Typography>
            )}
            {children}
          </Stack>
        </Card>
      </Box>
    </Box>
  );
}

function GroupEntries({ group, onFiscal }: Pick<CartGroupPanelProps, 'group' | 'onFiscal'>) {
  const text = useText(cartTexts);
  const toast = useToast();
  const { put, remove } = useCart();
  const { cart, name, problems } = group;
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
          isBlocked={isBlocked(group)}
          isAlone={Object.keys(cart).length === 1}
          problems={problems.filter((problem) => problem.entry === id)}
          onEdit={(change) => put(id, change(entry))}
          onRemove={() => {
            remove(id);
            toast.done(text('removed', { name: entry.from.filename }), () => put(id, entry));
          }}
          onFiscal={() => onFiscal(entry.billed)}
        />
      ))}
    </Stack>
  );
}

function GroupRestaurantField({ group }: { group: GroupCheckout }) {
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

/** R-CRT-07, R-CRT-14…16. */
function ContactFields({ group }: { group: GroupCheckout }) {
  const text = useText(cartTexts);
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const isSummary =
    group.isSameContact && !isChanging && !group.problems.some(({ entry }) => entry === undefined);
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <div>
        <Typography variant="h3" id={id}>
          {text('contact')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(isSummary ? 'sameContact' : 'contactHint')}
        </Typography>
      </div>
      {isSummary ? (
        <ContactSummary group={group} onChange={() => setChanging(true)} />
      ) : (
        <PersonFields group={group} isChanging={isChanging} />
      )}
    </Stack>
  );
}

/** Day and comments of the whole order. */
function OrderFields({ group }: { group: GroupCheckout }) {
  const text = useText(cartTexts);
  const needed = useText(neededTexts);
  const { neededBy, cart } = group;
  return (
    <Stack spacing={2}>
      <div>
        <NeededDayField
          label={needed('day')}
          name="needed_by"
          value={neededBy}
          onChange={group.writeNeededBy}
        />
        <DayWarning day={neededBy} entries={Object.values(cart).filter((entry) => entry.needed_by === '')} />
      </div>
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

function PersonFields({ group, isChanging }: { group: GroupCheckout; isChanging: boolean }) {
  const text = useText(cartTexts);
  const textOf = useProblemText();
  const { features } = useMarket();
  const domains = useDomains();
  const { contact, problems, writeContact } = group;
  const field = (name: 'contact_name' | 'contact_email' | 'contact_phone') => {
    const problem = problems.find((each) => each.entry === undefined && each.field === name);
    return { name, maxLength: orderLimit(name), error: problem && textOf(problem) };
  };
  const email = field('contact_email');
  return (
    <>
      <TextInput
        {...field('contact_name')}
        label={text('name')}
        autoComplete="name"
        autoFocus={isChanging}
        value={contact.name}
        onChange={(event) => writeContact({ name: event.target.value })}
      />
      <TextInput
        {...email}
        label={text('email')}
        hint={email.error === undefined ? text('emailHint', { domains }) : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={contact.email}
        onChange={(event) => writeContact({ email: event.target.value })}
      />
      <TextInput
        {...field('contact_phone')}
        label={text('phone')}
        hint={text('phoneHint', phoneDigits)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional={!features.contactPhoneRequired}
        value={contact.phone}
        onChange={(event) => writeContact({ phone: event.target.value })}
      />
    </>
  );
}
