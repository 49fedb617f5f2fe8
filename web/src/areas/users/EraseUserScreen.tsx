import { userCommands, userQueries, type AdministeredUser } from '@portal/contracts/areas/users';
import { useEffect, useId, useState } from 'react';
import { useParams, Link } from 'react-router-dom';
import PrintRounded from '@mui/icons-material/PrintRounded';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { RecordMissing } from '#ui/record/RecordFormScreen';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useDates } from '#core/i18n/dates';
import { FactList } from '#ui/FactList';
import { TextInput } from '#ui/fields/TextInput';
import { useCommandForm } from '#ui/form/use-command-form';
import { ErrorNote } from '#ui/states/ErrorNote';
import { erasureTexts, usersTexts } from './texts';

interface ErasureListProps {
  title: string;
  items: readonly string[];
}

function ErasureList({ title, items }: ErasureListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, pt: 1, maxWidth: '60ch', '& li + li': { pt: 0.75 } }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </section>
  );
}

const goes = ['goes1', 'goes2', 'goes3', 'goes4'] as const;
const stays = ['stays1', 'stays2', 'stays3'] as const;
const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

interface ErasureFormProps {
  user: AdministeredUser;
  onErasing: (isErasing: boolean) => void;
}

function ErasureForm({ user: { id, name }, onErasing }: ErasureFormProps) {
  const text = useText(erasureTexts);
  const form = useCommandForm<typeof userCommands.EraseUser, { typed: string }>(userCommands.EraseUser, {
    words: erasureTexts,
    initial: { typed: '' },
    toInput: () => ({ id }),
    refresh: [userQueries.GetErasure, userQueries.ListUsers],
    useCheck: ({ typed }) => ({ typed: plain(typed) === plain(name) ? undefined : 'mismatch' }),
    onSent: () => undefined,
  });
  useEffect(() => onErasing(form.isPending), [onErasing, form.isPending]);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 920 }}
    >
      <Stack spacing={3}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <ErasureList title={text('goes')} items={goes.map((key) => text(key))} />
          <ErasureList title={text('stays')} items={stays.map((key) => text(key))} />
        </Box>
        <Box sx={{ maxWidth: 480 }}>
          <TextInput
            label={text('confirm', { name })}
            value={form.values.typed}
            autoComplete="off"
            error={form.codeOf('typed') && text('mismatch')}
            onChange={({ target }) => form.set('typed', target.value)}
          />
        </Box>
        {form.failure !== null && <ErrorNote error={form.failure} />}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" color="error" disabled={form.isPending}>
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

type Erasure = OutputOf<(typeof userQueries)['GetErasure']>;

/** S18. */
function ErasureProofPanel({ erasure }: { erasure: Erasure }) {
  const text = useText(erasureTexts);
  const dates = useDates();
  const { id, requested_at: at, requested_by: by, requested_by_name: name, erased_at: erasedAt } = erasure;
  const facts = [
    { key: 'person', label: text('person'), value: text('number', { id }) },
    { key: 'at', label: text('requestedAt'), value: at === null ? text('notYet') : dates.time(at) },
    { key: 'by', label: text('requestedBy'), value: name || text('number', { id: by }) },
    {
      key: 'done',
      label: text('erasedAt'),
      value: erasedAt === null ? text('notYet') : dates.time(erasedAt),
    },
  ];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, '@media print': { border: 0, boxShadow: 'none' } }}>
      <Stack spacing={3}>
        <Box role="status" sx={{ maxWidth: '60ch' }}>
          {text(erasedAt === null ? 'pendingText' : 'proofText')}
        </Box>
        <FactList facts={facts} />
        <ErasureList title={text('erased')} items={goes.map((key) => text(key))} />
        <Stack direction="row" useFlexGap data-print="no" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {erasedAt !== null && (
            <Button variant="contained" startIcon={<PrintRounded />} onClick={() => window.print()}>
              {text('print')}
            </Button>
          )}
          <Button component={Link} to="/admin/users">
            {text('list')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

const path = '/admin/users';

function ErasureQuestion({ id }: { id: number }) {
  const text = useText(erasureTexts);
  const [isErasing, setErasing] = useState(false);
  // The server does not know the person any more.
  const query = useCallQuery(userQueries.GetUser, { id }, { enabled: !isErasing });
  const name = query.data?.name ?? '';
  const isMissing = query.error?.code === 'user_not_found';
  const crumbs = [
    { label: text('people'), to: path },
    ...(name ? [{ label: name, to: `${path}/${id}` }] : []),
  ];
  return (
    <Page title={text('title', { name })} subtitle={text('subtitle')} crumbs={crumbs}>
      {isMissing ? (
        <RecordMissing words={usersTexts} path={path} />
      ) : (
        <Loaded query={query} skeleton={<SkeletonForm />}>
          {(user) => <ErasureForm user={user} onErasing={setErasing} />}
        </Loaded>
      )}
    </Page>
  );
}

/** S18, GDPR 17. */
export function EraseUserScreen() {
  const text = useText(erasureTexts);
  const id = Number(useParams()['id']);
  const proof = useCallQuery(userQueries.GetErasure, { id });
  if (proof.data?.requested_at === null) return <ErasureQuestion id={id} />;
  const title = text(proof.data?.erased_at == null ? 'pendingTitle' : 'proofTitle');
  return (
    <Page title={proof.data ? title : text('people')} crumbs={[{ label: text('people'), to: path }]}>
      <Loaded query={proof} skeleton={<SkeletonForm />}>
        {(erasure) => <ErasureProofPanel erasure={erasure} />}
      </Loaded>
    </Page>
  );
}
