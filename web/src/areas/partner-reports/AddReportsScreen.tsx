import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { keyframes } from '@mui/material/styles';
import {
  maxPdfBytes,
  maxReportsInArchive,
  partnerReportQueries,
  type SentReport,
  partnerReportUploads,
  partnerReportUploads as uploads,
} from '@portal/contracts/areas/partner-reports';
import type { OutputOf } from '@portal/contracts/kernel';
import { useEffect, useRef, type SubmitEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams, Link } from 'react-router-dom';
import type { CallError } from '#core/client/call-error';
import { useCallCache } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useMonthName, capital } from '#core/i18n/dates';
import { formatLimit } from '#core/i18n/file-size';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { motion } from '#core/theme/tokens';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { FieldFrame } from '#ui/fields/Field';
import { SelectInput } from '#ui/fields/SelectInput';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { statusTones, StatusChip } from '#ui/StatusChip';
import { refusalOf } from '#ui/upload/use-uploads';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { useUploadQueue } from '#ui/upload/use-upload-queue';
import { monthsPath, monthPath, reportQueries } from './partner-reports';
import { addTexts } from './texts';

type SentReports = OutputOf<(typeof partnerReportUploads)['AddPartnerReports']>;

function useArchiveUpload() {
  const cache = useCallCache();
  const [result, setResult] = useState<SentReports | null>(null);
  const queue = useUploadQueue({
    onArrived: (_id, uploaded) => {
      setResult(uploaded as unknown as SentReports);
      void cache.refresh(reportQueries);
    },
  });
  return {
    ...queue,
    result,
    send: (month: string, file: File) =>
      void queue.add(uploads.AddPartnerReports, [file], {
        report: JSON.stringify({ date: month, filename: file.name }),
      }),
    again: () => {
      setResult(null);
      queue.tidy();
    },
  };
}
type ArchiveUpload = ReturnType<typeof useArchiveUpload>;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.4rem)' } });

/** Later rows appear together. */
const maxSteps = 24;
const stepMs = 60;

function stateOf({ reason, restaurant_id: restaurantId }: SentReport) {
  if (reason !== null) return { icon: CancelRounded, color: 'error.main' };
  return restaurantId === null
    ? { icon: HelpRounded, color: 'warning.main' }
    : { icon: CheckCircleRounded, color: 'success.main' };
}

function usePdfLimits() {
  return { max: maxReportsInArchive, size: formatLimit(useIntl(), maxPdfBytes) };
}

/** W16. */
function SentFileRow({ file, place }: { file: SentReport; place: number }) {
  const text = useText(addTexts);
  const { size } = usePdfLimits();
  const { icon: Icon, color } = stateOf(file);
  const {
    filename,
    reason,
    restaurant_id: restaurantId,
    restaurant_site: site,
    restaurant_name: name,
  } = file;
  const about = restaurantId === null ? text('noRestaurant') : restaurantLabel({ site, name });
  return (
    <Box
      component="li"
      style={{ animationDelay: `${Math.min(place, maxSteps) * stepMs}ms` }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 1.5,
        rowGap: 0.25,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        animation: `${appear} ${motion.slow}ms ${motion.ease} backwards`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    >
      <Icon aria-hidden sx={{ color }} />
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {filename}
      </Box>
      <Typography
        variant="body2"
        component="span"
        color="textSecondary"
        sx={{ gridColumn: { xs: 2, sm: 'auto' } }}
      >
        {reason === null ? `${text('stored')} · ${about}` : text(`reason_${reason}`, { size })}
      </Typography>
    </Box>
  );
}

const { AddPartnerReports } = partnerReportUploads;

interface OpenMonth {
  readonly month_formatted: string;
  readonly has_reports: boolean;
}

interface ArchiveFormProps {
  months: readonly OpenMonth[];
  /** If unavailable, the newest month without reports is chosen. */
  month: string;
  onSend: (month: string, file: File) => void;
}

function useArchiveForm({ months, month: first, onSend }: ArchiveFormProps) {
  const text = useText(addTexts);
  const explain = useErrorText();
  const isFree = (month: string) => months.some((one) => one.month_formatted === month && !one.has_reports);
  const newest = months.find(({ has_reports: isTaken }) => !isTaken)?.month_formatted ?? '';
  const [month, setMonth] = useState(isFree(first) ? first : newest);
  const [file, setFile] = useState<File | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const refusal = file === null ? undefined : refusalOf(file, AddPartnerReports);
  const missing = isSubmitted && file === null ? text('archiveMissing') : undefined;
  return {
    month,
    setMonth,
    file,
    setFile,
    monthError: isSubmitted && !isFree(month) ? text('monthMissing') : undefined,
    fileError: refusal === undefined ? missing : explain(refusal).text,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setSubmitted(true);
      if (isFree(month) && file !== null && refusal === undefined) onSend(month, file);
    },
  };
}

/** Months with reports cannot be chosen (R-PRT-05). */
function ArchiveForm(props: ArchiveFormProps) {
  const text = useText(addTexts);
  const monthName = useMonthName();
  const limits = usePdfLimits();
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
        <FieldFrame id={id} label={text('archive')} hint={text('archiveHint', limits)} error={fileError}>
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

function Counts({ files }: { files: readonly SentReport[] }) {
  const text = useText(addTexts);
  const accepted = files.filter(({ reason }) => reason === null);
  const unassigned = accepted.filter(({ restaurant_id: id }) => id === null).length;
  const refused = files.length - accepted.length;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <StatusChip
        tone={statusTones.done}
        icon={CheckCircleRounded}
        label={text('accepted', { count: accepted.length })}
      />
      {refused > 0 && (
        <StatusChip
          tone={statusTones.wrong}
          icon={CancelRounded}
          label={text('refused', { count: refused })}
        />
      )}
      {unassigned > 0 && (
        <Typography variant="body2" component="div" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <HelpRounded aria-hidden fontSize="small" sx={{ color: 'warning.main' }} />
          {text('unassigned', { count: unassigned })}
        </Typography>
      )}
    </Stack>
  );
}

interface ArchiveResultPanelProps {
  result: SentReports;
  onAgain: () => void;
}

/** W16. */
function ArchiveResultPanel({ result, onAgain }: ArchiveResultPanelProps) {
  const text = useText(addTexts);
  const monthName = useMonthName();
  const head = useRef<HTMLHeadingElement>(null);
  // The form is gone: screen readers start here.
  useEffect(() => head.current?.focus(), []);
  const { month_formatted: month, files } = result;
  return (
    <Card sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h3" component="h2" ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
          {text('result', { month: monthName(month) })}
        </Typography>
        <Counts files={files} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button component={Link} to={monthPath(month)} variant="contained" color="primary">
            {text('open')}
          </Button>
          <Button onClick={onAgain}>{text('again')}</Button>
        </Stack>
        <Box component="ul" aria-label={text('files')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {files.map((file, place) => (
            <SentFileRow key={`${place} ${file.filename}`} file={file} place={place} />
          ))}
        </Box>
      </Stack>
    </Card>
  );
}

const nothing = { id: null, restaurant_id: null, restaurant_site: '', restaurant_name: '' } as const;

const refusedIn = ({ fields }: CallError): SentReport[] =>
  Object.entries(fields).map(([filename, reason]) => ({
    ...nothing,
    filename,
    reason: reason as SentReport['reason'],
  }));

function ArchiveUploadPanel({ upload }: { upload: ArchiveUpload }) {
  const text = useText(addTexts);
  const { uploads, retry, remove } = upload;
  const [failed] = uploads.flatMap(({ error }) => (error?.code === 'archive_without_reports' ? error : []));
  return (
    <Card component="section" aria-label={text('sending')} sx={{ p: { xs: 2, md: 3 } }}>
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {failed !== undefined && (
        <Box component="ul" aria-label={text('files')} sx={{ m: 0, pt: 1, pl: 0, listStyle: 'none' }}>
          {refusedIn(failed).map((file, place) => (
            <SentFileRow key={file.filename} file={file} place={place} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function AddReports({ months }: { months: readonly OpenMonth[] }) {
  const [search] = useSearchParams();
  const upload = useArchiveUpload();
  const { uploads, isBusy, result } = upload;
  const asked = (search.get('month') ?? '').replace('-', '/');
  if (result !== null) return <ArchiveResultPanel result={result} onAgain={upload.again} />;
  // Hidden, not removed: after a failure the choice is still there.
  const isUploading = uploads.some(({ state }) => state !== 'failed');
  return (
    <Stack spacing={2}>
      {uploads.length > 0 && <ArchiveUploadPanel upload={upload} />}
      <Box hidden={isUploading}>
        <ArchiveForm
          months={months}
          month={asked}
          onSend={(month, file) => {
            uploads.forEach(({ id }) => upload.remove(id));
            upload.send(month, file);
          }}
        />
      </Box>
      <LeaveGuard when={isBusy} />
    </Stack>
  );
}

/** R-PRT-04. */
export function AddReportsScreen() {
  const text = useText(addTexts);
  const query = useCallQuery(partnerReportQueries.ListOpenReportMonths, {});
  return (
    <Page title={text('title')} crumbs={[{ label: text('back'), to: monthsPath }]}>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(months) => <AddReports months={months} />}
      </Loaded>
    </Page>
  );
}
