import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { type SubmitEvent, useId, useState } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '#ui/fields/Field';
import { SelectInput } from '#ui/fields/SelectInput';
import { refusalOf } from '#ui/upload/refusal-of';
import { UploadZone } from '#ui/upload/UploadZone';
import { capital, useMonthName } from '#core/i18n/use-month-name';
import { addTexts } from '../texts';

const { AddPartnerReports } = partnerReportUploads;

export interface OpenMonth {
  readonly month_formatted: string;
  readonly has_reports: boolean;
}

interface ArchiveFormProps {
  months: readonly OpenMonth[];
  /** The month that is chosen at first; where it is none, the newest without reports. */
  month: string;
  onSend: (month: string, file: File) => void;
}

/** Month and archive as they are chosen, and what is wrong with them once somebody wants to send. */
function useArchiveForm({ months, month: first, onSend }: ArchiveFormProps) {
  const text = useText(addTexts);
  const explain = useErrorText();
  const isFree = (month: string) => months.some((one) => one.month_formatted === month && !one.has_reports);
  const newest = months.find(({ has_reports: isTaken }) => !isTaken)?.month_formatted ?? '';
  const [month, setMonth] = useState(isFree(first) ? first : newest);
  const [file, setFile] = useState<File | null>(null);
  const [hasTried, setTried] = useState(false);
  const refusal = file === null ? undefined : refusalOf(file, AddPartnerReports);
  const missing = hasTried && file === null ? text('archiveMissing') : undefined;
  return {
    month,
    setMonth,
    file,
    setFile,
    monthError: hasTried && !isFree(month) ? text('monthMissing') : undefined,
    fileError: refusal === undefined ? missing : explain(refusal).text,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      if (isFree(month) && file !== null && refusal === undefined) onSend(month, file);
    },
  };
}

/** Which month, and its archive (R-PRT-04): months that have reports cannot be chosen (R-PRT-05). */
export function ArchiveForm(props: ArchiveFormProps) {
  const text = useText(addTexts);
  const monthName = useMonthName();
  const id = useId();
  const { month, setMonth, file, setFile, monthError, fileError, submit } = useArchiveForm(props);
  const options = props.months.map(({ month_formatted: value, has_reports: disabled }) => {
    const name = capital(monthName(value));
    return { value, disabled, label: disabled ? text('monthTaken', { month: name }) : name };
  });
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={3}>
        <Box sx={{ maxWidth: 400 }}>
          <SelectInput
            label={text('month')}
            placeholder={text('chooseMonth')}
            options={options}
            value={month}
            error={monthError}
            onChange={({ target }) => setMonth(target.value)}
          />
        </Box>
        <FieldFrame id={id} label={text('archive')} hint={text('archiveHint')} error={fileError}>
          <UploadZone
            id={id}
            contract={AddPartnerReports}
            max={1}
            isInvalid={fileError !== undefined}
            onFiles={([chosen]) => setFile(chosen ?? null)}
          />
          {file !== null && (
            <Box role="status" sx={{ pt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {text('chosen', { name: file.name })}
            </Box>
          )}
        </FieldFrame>
        <div>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            size="large"
            startIcon={<UploadFileRounded />}
          >
            {text('send')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
