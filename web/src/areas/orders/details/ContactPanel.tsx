import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { detailsTexts } from '../texts';

type Contact = Pick<OrderDetail, 'contact_name' | 'contact_email' | 'contact_phone'>;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 28,
  overflowWrap: 'anywhere',
} as const;
/** High enough for a thumb. */
const pressable = { display: 'inline-block', py: 0.5 } as const;
const quiet = { color: 'text.secondary' } as const;

/** Whom to ask about an order: one press calls or writes (R-ORD-04). */
export function ContactPanel({ contact }: { contact: Contact }) {
  const text = useText(detailsTexts);
  const { contact_name: name, contact_email: email, contact_phone: phone } = contact;
  return (
    <Stack spacing={0.25} sx={{ typography: 'body2', '& svg': quiet }}>
      <Box sx={{ ...line, fontWeight: 600 }}>
        <PersonOutlineRounded aria-hidden />
        {name === '' ? text('erasedPerson') : name}
      </Box>
      {email !== '' && (
        <Box sx={line}>
          <MailOutlineRounded aria-hidden />
          <MuiLink sx={pressable} href={`mailto:${email}`}>
            {email}
          </MuiLink>
        </Box>
      )}
      <Box sx={line}>
        <PhoneRounded aria-hidden />
        {phone === '' ? (
          <Box component="span" sx={quiet}>
            {text('noPhone')}
          </Box>
        ) : (
          <MuiLink sx={pressable} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </MuiLink>
        )}
      </Box>
    </Stack>
  );
}
