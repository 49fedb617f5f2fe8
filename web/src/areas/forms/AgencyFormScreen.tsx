import { Box, Button, Card, Stack, Typography } from '@mui/material';
import type { FormStatus, SentFormKind } from '@portal/contracts/areas/forms';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState, type FormEvent, type ReactNode } from 'react';
import { useDates } from '#core/i18n/dates';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { FactList } from '#ui/FactList';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { EmptyState } from '#ui/states/EmptyState';
import { ErrorNote } from '#ui/states/ErrorNote';
import { QuietError } from '#ui/states/Loaded';
import { type AgencyFormProps, type Answers, useFormWords } from './forms';
import { FormStatusChip } from './FormStatusChip';
import { formsTexts } from './texts';

interface OwnForm {
  readonly id: string;
  readonly at: string;
  readonly restaurant_site: string;
  readonly restaurant_name: string;
  readonly status: FormStatus;
  readonly steps: readonly { readonly name: string; readonly at: string; readonly note: string }[];
}

interface SentFormsListProps<Row> {
  title: string;
  kind: SentFormKind;
  forms: UseQueryResult<{ readonly rows: readonly Row[] }>;
  answersOf: (row: Row) => Answers;
}

function LastStep({ steps }: Pick<OwnForm, 'steps'>) {
  const dates = useDates();
  const step = steps.at(-1);
  if (step === undefined) return null;
  return (
    <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {[step.name, dates.time(step.at)].filter(Boolean).join(' · ')}
      {step.note !== '' && <Box sx={{ color: 'text.primary' }}>{`«${step.note}»`}</Box>}
    </Typography>
  );
}

export function SentFormsList<Row extends OwnForm>(props: SentFormsListProps<Row>) {
  const { title, kind, forms, answersOf } = props;
  const text = useText(formsTexts);
  const dates = useDates();
  const { titleOf, factsOf } = useFormWords();
  if (forms.isError) return <QuietError error={forms.error} onRetry={() => void forms.refetch()} />;
  const rows = forms.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box sx={{ pt: 3 }}>
      <Panel title={title}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => {
            const name = titleOf(kind, answersOf(row));
            const facts = factsOf(kind, answersOf(row));
            return (
              <Box component="li" key={row.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
                <Stack
                  direction="row"
                  useFlexGap
                  sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
                >
                  <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{name}</Box>
                  <FormStatusChip status={row.status} />
                </Stack>
                <Typography variant="body2" color="textSecondary">
                  {`${placeLabel(row)} · ${dates.time(row.at)}`}
                </Typography>
                <LastStep steps={row.steps} />
                {facts.length > 0 && (
                  <Typography variant="body2" component="details" sx={{ pt: 0.5 }}>
                    <Box
                      component="summary"
                      sx={{ cursor: 'pointer', color: 'primary.main', width: 'fit-content' }}
                    >
                      {text('answers')}
                    </Box>
                    <FactList facts={facts} label={name} />
                  </Typography>
                )}
              </Box>
            );
          })}
        </Box>
      </Panel>
    </Box>
  );
}

interface AgencyFormCardProps {
  form: {
    readonly submit: (event?: FormEvent<HTMLElement>) => Promise<void>;
    readonly failure: unknown;
    readonly isPending: boolean;
  };
  restaurant: SessionRestaurant;
  aside?: ReactNode;
  children: ReactNode;
}

export function AgencyFormCard({ form, restaurant: { name, site }, aside, children }: AgencyFormCardProps) {
  const text = useText(formsTexts);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={3}>
        <Typography variant="subtitle2" component="div">
          {text('restaurant', { name, site })}
        </Typography>
        {children}
        {form.failure !== null && <ErrorNote error={form.failure} />}
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
            {text('send')}
          </Button>
          <Typography variant="body2" component="div" color="textSecondary">
            {aside}
          </Typography>
        </Stack>
      </Stack>
    </Card>
  );
}

interface AgencyFormScreenProps {
  /** `title`, `subtitle`, `noRestaurant`, `sentTitle`, `sentText`, `another`. */
  words: Messages;
  Form: ComponentType<AgencyFormProps>;
  List: ComponentType;
}

interface SentProps {
  words: Messages;
  title: string;
  onAnother: () => void;
}

function Sent({ words, title, onAnother }: SentProps) {
  const text = useText(words);
  return (
    <Box role="status">
      <EmptyState
        title={text('sentTitle')}
        text={text('sentText', { title })}
        action={
          <Button variant="outlined" onClick={onAnother}>
            {text('another')}
          </Button>
        }
      />
    </Box>
  );
}

export function AgencyFormScreen({ words, Form, List }: AgencyFormScreenProps) {
  const text = useText(words);
  const { restaurant } = useSite();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Box sx={{ maxWidth: 880 }}>
        {restaurant === null ? (
          <EmptyState title={text('title')} text={text('noRestaurant')} />
        ) : sent === null ? (
          <Form key={restaurant.id} restaurant={restaurant} onSent={setSent} />
        ) : (
          <Sent words={words} title={sent} onAnother={() => setSent(null)} />
        )}
        <List />
      </Box>
    </Page>
  );
}
