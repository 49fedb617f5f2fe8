import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { lastMonths, monthKey } from '@portal/contracts/kernel';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useMonthName } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { SelectInput } from '#ui/fields/SelectInput';
import { useToday } from '#ui/use-now';
import { useKindNames, type FailedImport, type Importing, type PendingImport } from './imports';
import { confirmTexts, descriptionsTexts, importsTexts } from './texts';
import { StepItem } from './StepItem';
import type { Descriptions } from './DescriptionsPanel';

interface FailureProps {
  failed: FailedImport;
  onCheckAgain: (() => void) | undefined;
}

/** R-IMP-08. */
function Failure({ failed: { filename, error }, onCheckAgain }: FailureProps) {
  const text = useText(confirmTexts);
  const explain = useErrorText();
  const isOutdated = isCallError(error) && error.code === 'import_outdated';
  const { text: reason, code } = explain(error);
  return (
    <Alert
      severity="error"
      role="alert"
      action={
        isOutdated && onCheckAgain !== undefined ? (
          <Button color="inherit" size="small" onClick={onCheckAgain}>
            {text('checkAgain')}
          </Button>
        ) : undefined
      }
    >
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{text('failed', { name: filename })}</AlertTitle>
      {reason} <Typography variant="caption" component="span" color="textSecondary">{`(${code})`}</Typography>
    </Alert>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface PendingListProps {
  pending: readonly PendingImport[];
  changed: Descriptions['changed'];
}

const maxNamed = 4;

function PendingList({ pending, changed }: PendingListProps) {
  const text = useText(confirmTexts);
  const sectionText = useText(descriptionsTexts);
  const { kindName } = useKindNames();
  const names = changed.map((section) => sectionText(`section.${section}`)).join(', ');
  const others = pending.length - maxNamed;
  return (
    <Typography variant="body2" component="ul" aria-label={text('what')} sx={{ p: 0, listStyle: 'none' }}>
      {pending.slice(0, maxNamed).map(({ id, kind, filename }) => (
        <Box component="li" key={id} title={filename} sx={oneLine}>
          {`${kindName(kind)}: ${filename}`}
        </Box>
      ))}
      {others > 0 && <li>{text('others', { count: others })}</li>}
      {changed.length > 0 && (
        <Box component="li" sx={oneLine}>
          {text('texts', { names })}
        </Box>
      )}
    </Typography>
  );
}

const offeredMonths = 24;

function PeriodFields({ period, setPeriod }: Pick<Importing, 'period' | 'setPeriod'>) {
  const text = useText(confirmTexts);
  const monthName = useMonthName();
  const { timeZone } = useMarket();
  const months = lastMonths(`${useToday()}T12:00:00Z`, timeZone, offeredMonths);
  const { period_from: from, period_to: to } = period;
  const options = months.map(monthKey).map((value) => ({ value, label: monthName(value) }));
  const first = options.findIndex(({ value }) => value === from);
  return (
    <Stack direction="row" spacing={{ xs: 1, sm: 2 }} sx={{ maxWidth: 480, mb: { xs: 1, sm: 2 } }}>
      <SelectInput
        label={text('period.from')}
        placeholder={text('period.none')}
        options={options}
        value={from}
        onChange={({ target: { value } }) => setPeriod({ period_from: value, period_to: '' })}
      />
      <SelectInput
        label={text('period.to')}
        placeholder={text('period.one')}
        options={options.slice(0, Math.max(first, 0))}
        value={to}
        disabled={first <= 0}
        onChange={({ target: { value } }) => setPeriod({ period_from: from, period_to: value })}
      />
    </Stack>
  );
}

interface ConfirmStepItemProps {
  pending: readonly PendingImport[];
  descriptions: Descriptions;
  importing: Importing;
  /** `undefined` for a file that this page does not have. */
  checkAgainOf: (importId: string) => (() => void) | undefined;
}

/** R-IMP-04. */
export function ConfirmStepItem({ pending, descriptions, importing, checkAgainOf }: ConfirmStepItemProps) {
  const text = useText(confirmTexts);
  const title = useText(importsTexts)('step.confirm');
  const { changed, isTooLong } = descriptions;
  const { failed, isImporting } = importing;
  const isNothing = pending.length === 0 && changed.length === 0;
  const button = (
    <Button
      variant="contained"
      color="primary"
      size="large"
      disabled={isImporting || isTooLong}
      onClick={() => void importing.importAll(pending)}
    >
      {text(isImporting ? 'importing' : 'import')}
    </Button>
  );
  return (
    <StepItem number={3} title={title} isAhead={isNothing} isSticky={!isNothing} aside={!isNothing && button}>
      {failed.map((one) => (
        <Failure key={one.id} failed={one} onCheckAgain={checkAgainOf(one.id)} />
      ))}
      {pending.length > 0 && <PeriodFields {...importing} />}
      {isNothing ? (
        <Box sx={{ color: 'text.secondary' }}>{text('nothing')}</Box>
      ) : (
        <PendingList pending={pending} changed={changed} />
      )}
    </StepItem>
  );
}
