import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { AdministeredUser } from '@portal/contracts/areas/users';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { ErrorNote } from '#ui/states/ErrorNote';
import { erasureTexts } from './texts';
import { ErasureList } from './ErasureList';

const goes = ['goes1', 'goes2', 'goes3', 'goes4'] as const;
const stays = ['stays1', 'stays2', 'stays3'] as const;
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

interface ErasureFormProps {
  user: AdministeredUser;
  /** Why it failed last; `null` where it did not. */
  error: unknown;
  isErasing: boolean;
  onErase: () => void;
}

/** Says what goes and what stays; the person's name is typed before anything happens. */
export function ErasureForm({ user, error, isErasing, onErase }: ErasureFormProps) {
  const text = useText(erasureTexts);
  const { id, name } = user;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plain(typed) !== plain(name)) return setWrong(true);
    onErase();
  };
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 920 }}>
      <Stack spacing={3}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <ErasureList title={text('goes')} items={goes.map((key) => text(key))} />
          <ErasureList title={text('stays')} items={stays.map((key) => text(key))} />
        </Box>
        <Box sx={{ maxWidth: 480 }}>
          <TextInput
            label={text('confirm', { name })}
            value={typed}
            autoComplete="off"
            error={isWrong ? text('mismatch') : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        </Box>
        {error !== null && <ErrorNote error={error} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" color="error" disabled={isErasing}>
            {text('erase')}
          </Button>
          <Button component={Link} to={`/admin/users/${id}`}>
            {text('back')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
