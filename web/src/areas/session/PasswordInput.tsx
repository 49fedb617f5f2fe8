import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '#ui/texts/early';
import { TextInput, type TextInputProps } from '#ui/fields/TextInput';

/** A password that can be shown; pasting is allowed (WCAG 3.3.8). */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'endAdornment'>) {
  const text = useText(uiTexts);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffRounded : VisibilityRounded;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={text(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <Icon />
        </IconButton>
      }
    />
  );
}
