import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type AdministeredUser, userCommands, userQueries } from '@portal/contracts/areas/users';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { ErrorNote } from '#ui/states/ErrorNote';
import { erasureMessages } from './erasure.messages';
import { ErasureList } from './ErasureList';

const goes = ['goes1', 'goes2', 'goes3', 'goes4'] as const;
const stays = ['stays1', 'stays2', 'stays3'] as const;
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/** Says what goes and what stays; the person's name is typed before anything happens. */
export function ErasureForm({ user }: { user: AdministeredUser }) {
  const text = useText(erasureMessages);
  const { id, name } = user;
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const erasure = useCallCommand(userCommands.EraseUser, {
    refresh: [userQueries.GetErasure, userQueries.ListUsers],
    once: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plain(typed) !== plain(name)) return setWrong(true);
    // Why it failed stands below the field.
    void erasure.send({ id }).catch(() => undefined);
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
        {erasure.error !== null && <ErrorNote error={erasure.error} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" color="error" disabled={erasure.isPending}>
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
