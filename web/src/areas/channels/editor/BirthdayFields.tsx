import Box from '@mui/material/Box';
import type { BirthdayData } from '@portal/contracts/areas/channels';
import { useText } from '#core/i18n/use-text';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { TextInput, type TextInputProps } from '#ui/fields/TextInput';
import { useProblemText } from '../use-problem-text';
import { editorTexts } from '../texts';

/** As many characters as the wire takes of each. */
const limits = { bank_account: 50, bizum: 20, contact_phone: 30, contact_mail: 254 } as const;
type Name = keyof typeof limits;

interface BirthdayFieldsProps {
  birthday: BirthdayData;
  /** Codes by the names of the fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (birthday: BirthdayData) => void;
}

/** How a birthday is booked and paid; asked for only where it can be booked online (R-CHN-26…28). */
export function BirthdayFields({ birthday, problems, onChange }: BirthdayFieldsProps) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const field = (name: Name, more: Partial<TextInputProps> = {}) => (
    <TextInput
      name={name}
      label={text(name)}
      value={birthday[name]}
      maxLength={limits[name]}
      error={problemText(problems[name])}
      autoComplete="off"
      {...more}
      onChange={({ target }) => onChange({ ...birthday, [name]: target.value })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SwitchInput
        label={text('book_online')}
        hint={text('book_onlineHint')}
        checked={birthday.book_online}
        onChange={(on) => onChange({ ...birthday, book_online: on })}
      />
      {birthday.book_online && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {field('contact_phone', { type: 'tel', inputMode: 'tel', hint: text('phoneHint') })}
          {field('contact_mail', { type: 'email', inputMode: 'email' })}
          {field('bank_account', { optional: true, hint: text('bank_accountHint') })}
          {field('bizum', { optional: true, hint: text('bizumHint') })}
        </Box>
      )}
    </Box>
  );
}
