import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { cartMessages } from './cart.messages';
import type { Checkout } from './use-checkout';
import { useProblemText } from './use-problem-text';

/** Who orders: known from the session, changeable for this order (R-CRT-07, R-CRT-14…16). */
export function ContactFields({ checkout }: { checkout: Checkout }) {
  const text = useText(cartMessages);
  const textOf = useProblemText();
  const { features, corporateDomain: domain } = useMarket();
  const id = useId();
  const { contact, comments, problems, writeContact, writeComments } = checkout;
  const errorAt = (field: string) => {
    const problem = problems.find((candidate) => candidate.entry === undefined && candidate.field === field);
    return problem && textOf(problem);
  };
  return (
    <Stack component="section" aria-labelledby={id} spacing={2}>
      <div>
        <Box component="h2" id={id} sx={{ typography: 'h3', m: 0 }}>
          {text('contact')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('contactHint')}</Box>
      </div>
      <TextInput
        label={text('name')}
        name="contact_name"
        autoComplete="name"
        maxLength={orderLimit('contact_name')}
        value={contact.name}
        onChange={(event) => writeContact({ name: event.target.value })}
        error={errorAt('contact_name')}
      />
      <TextInput
        label={text('email')}
        hint={text('emailHint', { domain })}
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
      <TextInput
        label={text('comments')}
        placeholder={text('commentsPlaceholder')}
        name="comments"
        optional
        multiline
        minRows={2}
        maxLength={orderLimit('comments')}
        value={comments}
        onChange={(event) => writeComments(event.target.value)}
      />
    </Stack>
  );
}
