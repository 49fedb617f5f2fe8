import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formats } from '@portal/contracts/areas/cart';
import { useId } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import type { BoundField } from '#ui/record/use-record-form';
import { formTexts } from '../../texts';

const all = formats.map(({ id }) => id);

/** Into which formats restaurants may have a piece adapted; none of them: not at all (AMB-61). */
export function FormatsInput({ label, hint, value, onChange }: BoundField<readonly number[]>) {
  const id = useId();
  const text = useText(formTexts);
  const local = useLocalised();
  const toggled = (format: number) =>
    all.filter((one) => (one === format ? !value.includes(one) : value.includes(one)));
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box id={id} sx={{ typography: 'subtitle2', flex: 1, minWidth: 'fit-content' }}>
          {label}
        </Box>
        <Button size="small" variant="text" onClick={() => onChange(all)}>
          {text('allFormats')}
        </Button>
        <Button size="small" variant="text" onClick={() => onChange([])}>
          {text('noFormat')}
        </Button>
      </Box>
      <Box id={`${id}-hint`} sx={{ typography: 'body2', color: 'text.secondary', pb: 1.5 }}>
        {hint}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {formats.map((format) => {
          const isOn = value.includes(format.id);
          return (
            <Chip
              key={format.id}
              role="checkbox"
              aria-checked={isOn}
              clickable
              label={local(format.label)}
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'secondary' : 'default'}
              icon={isOn ? <CheckRounded /> : undefined}
              onClick={() => onChange(toggled(format.id))}
              sx={{ height: { xs: 36, md: 28 } }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
