import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  partnerReportQueries,
  type SentReport,
  partnerReportUploads,
} from '@portal/contracts/areas/partner-reports';
import { useSearchParams, Link } from 'react-router-dom';
import Card from '@mui/material/Card';
import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type SubmitEvent, useId, useState } from 'react';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { keyframes, styled } from '@mui/material/styles';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { LeaveGuard } from '#ui/dialogs/LeaveGuard';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import type { CallError } from '#core/client/call-error';
import { UploadList } from '#ui/upload/UploadList';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { useMonthName, capital } from '#core/i18n/dates';
import { useErrorText } from '#core/client/use-error-text';
import { FieldFrame } from '#ui/fields/Field';
import { SelectInput } from '#ui/fields/SelectInput';
import { refusalOf } from '#ui/upload/use-uploads';
import { UploadZone } from '#ui/upload/UploadZone';
import { restaurantLabel } from '#core/restaurant-label';
import { motion } from '#core/theme/tokens';
import { monthsPath, monthPath } from './report-paths';
import { addTexts } from './texts';
import { useArchiveUpload, type ArchiveUpload, type SentReports } from './use-archive-upload';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.4rem)' } });

/** One after the other; from here on they come together, so that nobody waits for the last of five hundred. */
const mostSteps = 24;
const stepMilliseconds = 60;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.25, 1.5),
  alignItems: 'center',
  padding: theme.spacing(1, 0),
  borderTop: `thin solid ${theme.vars.palette.divider}`,
  animation: `${appear} ${motion.slow}ms ${motion.ease} backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '& > .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .outcome': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { '& > .outcome': { gridColumn: 2 } },
}));

function stateOf({ reason, restaurant_id: restaurantId }: SentReport) {
  if (reason !== null) return { icon: CancelRounded, colour: 'error.main' };
  return restaurantId === null
    ? { icon: HelpRounded, colour: 'warning.main' }
    : { icon: CheckCircleRounded, colour: 'success.main' };
}

/** A file of an archive, and what became of it: its restaurant, or why it was refused (W16). */
function SentFileRow({ file, place }: { file: SentReport; place: number }) {
  const text = useText(addTexts);
  const { icon: Icon, colour } = stateOf(file);
  const {
    filename,
    reason,
    restaurant_id: restaurantId,
    restaurant_site: site,
    restaurant_name: name,
  } = file;
  const about = restaurantId === null ? text('noRestaurant') : restaurantLabel({ site, name });
  return (
    <Row style={{ animationDelay: `${Math.min(place, mostSteps) * stepMilliseconds}ms` }}>
      <Icon aria-hidden sx={{ color: colour }} />
      <span className="name">{filename}</span>
      <Box component="span" className="outcome">
        {reason === null ? `${text('stored')} · ${about}` : text(`reason_${reason}`)}
      </Box>
    </Row>
  );
}

const { AddPartnerReports } = partnerReportUploads;

interface OpenMonth {
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
function ArchiveForm(props: ArchiveFormProps) {
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

/** How many files were taken and refused, and how many reports look for their restaurant. */
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

/** What became of an archive, file by file (W16). */
function ArchiveResultPanel({ result, onAgain }: ArchiveResultPanelProps) {
  const text = useText(addTexts);
  const monthName = useMonthName();
  const head = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone: screen readers begin here.
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

/** The files of an archive that was refused because none of them was taken. */
const refusedIn = ({ fields }: CallError): SentReport[] =>
  Object.entries(fields).map(([filename, reason]) => ({
    ...nothing,
    filename,
    reason: reason as SentReport['reason'],
  }));

/** How far the archive is, or why it was refused. */
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
  // What was chosen stays, should it be refused.
  const isOnItsWay = uploads.some(({ state }) => state !== 'failed');
  return (
    <Stack spacing={2}>
      {uploads.length > 0 && <ArchiveUploadPanel upload={upload} />}
      <Box hidden={isOnItsWay}>
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

/** Uploads the reports of a month in one archive (R-PRT-04). */
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
