import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { maxEnvironmentName } from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { environmentTexts } from '../texts';

interface EnvironmentAddFieldProps {
  isAdding: boolean;
  /** @throws CallError which is said at the field */
  onAdd: (name: string) => Promise<void>;
}

/** An option of the restaurant's own, added on Enter (R-DIA-13); what was typed stays until it is there. */
export function EnvironmentAddField({ isAdding, onAdd }: EnvironmentAddFieldProps) {
  const text = useText(environmentTexts);
  const explain = useErrorText();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const add = async () => {
    if (isAdding) return;
    if (name.trim() === '') return setError(text('blank'));
    try {
      await onAdd(name.trim());
      setName('');
    } catch (failure) {
      setError(explain(failure).text);
    }
  };
  return (
    <Box data-print="no" sx={{ maxWidth: '24rem' }}>
      <TextInput
        label={text('own')}
        hint={text('addHint')}
        error={error}
        value={name}
        maxLength={maxEnvironmentName}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) void add();
        }}
        endAdornment={
          <IconButton aria-label={text('add')} disabled={isAdding} onClick={() => void add()}>
            <AddRounded />
          </IconButton>
        }
      />
    </Box>
  );
}
