import { Box, Button, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { CauseList } from './CauseList';
import { causesTexts } from './texts';

/** Correlation ids have more than digits. */
const isId = (text: string) => /^[\w-]{1,64}$/.test(text);

function IdForm({ id }: { id: string }) {
  const text = useText(causesTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(id);
  const entered = typed.trim();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (isId(entered)) void navigate(`/admin/why/${entered}`);
  };
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { sm: 'flex-end' }, maxWidth: '72ch' }}
      onSubmit={find}
    >
      <Box sx={{ flex: 1 }}>
        <TextInput
          label={text('id')}
          value={typed}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Box>
      <Button type="submit" variant="contained" disabled={!isId(entered)}>
        {text('find')}
      </Button>
    </Stack>
  );
}

export function WhyScreen() {
  const text = useText(causesTexts);
  const { id = '' } = useParams();
  return (
    <Page title={text('title')} subtitle={text('lead')}>
      <IdForm key={id} id={id} />
      {isId(id) && (
        <Box sx={{ pt: 3, maxWidth: '80ch' }}>
          <Panel title={text('chain')}>
            <CauseList id={id} />
          </Panel>
        </Box>
      )}
    </Page>
  );
}
