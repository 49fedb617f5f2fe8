import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useDomains } from '#core/i18n/use-domains';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { cartTexts } from '../texts';
import type { GroupCheckout } from './use-checkout';
import { useProblemText } from './use-problem-text';

/** Who orders for a restaurant: known from the session, changeable for this order (R-CRT-07, R-CRT-14…16). */
export function ContactFields({ group }: { group: GroupCheckout }) {
  const text = useText(cartTexts);
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const isSaid =
    group.isSameContact && !isChanging && !group.problems.some(({ entry }) => entry === undefined);
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <div>
        <Box component="h3" id={id} sx={{ typography: 'h3', m: 0 }}>
          {text('contact')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(isSaid ? 'sameContact' : 'contactHint')}
        </Box>
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
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {[name, email, phone].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
      <Button size="small" onClick={onChange} sx={{ mt: 1 }}>
        {text('changeContact')}
      </Button>
    </Box>
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
