import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormStatus, SentFormKind } from '@portal/contracts/areas/forms';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { QuietError } from '#ui/states/Loaded';
import { type Answers, useFormWords } from './form-words';
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

/** Who set the status, when, and the note. */
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

/** What this person has sent before, and what became of it; nothing where there is nothing. */
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
