import CalendarViewWeekRounded from '@mui/icons-material/CalendarViewWeekRounded';
import FastfoodRounded from '@mui/icons-material/FastfoodRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import LocalCafeRounded from '@mui/icons-material/LocalCafeRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WeekendRounded from '@mui/icons-material/WeekendRounded';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ImportKind, importKinds, importQueries } from '@portal/contracts/areas/imports';
import { useCallList } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { SelectInput } from '#ui/fields/SelectInput';
import { kindsTexts } from '../texts';
import { useKindNames } from './use-kind-names';

const icons = {
  competence: StorefrontRounded,
  sales_week: CalendarViewWeekRounded,
  sales: WeekendRounded,
  pmix: FastfoodRounded,
  consume: LocalCafeRounded,
  population: GroupsRounded,
} as const;

/** As many as a year has of each kind, with some to spare. */
const recent = { status: ['confirmed' as const], size: 100 };

/** When each kind was imported last; blank where that is too long ago to be known here. */
function useLastDays() {
  const text = useText(kindsTexts);
  const dates = useDates();
  const { data } = useCallList(importQueries.ListImports, recent);
  return (kind: ImportKind) => {
    if (data === undefined) return '';
    const last = data.rows.find((row) => row.kind === kind);
    if (last !== undefined) return text('last', { day: dates.day(last.confirmed_date ?? last.created_date) });
    return data.rows.length < data.total ? '' : text('never');
  };
}

interface KindPickerProps {
  kind: ImportKind;
  /** Kinds of which a file waits to be confirmed, or to be mended. */
  waiting: ReadonlyMap<ImportKind, 'toConfirm' | 'toMend'>;
  onChoose: (kind: ImportKind) => void;
}

/** Which of the spreadsheets is imported (R-IMP-02, AMB-67), each with when that was done last. */
export function KindPicker({ kind, waiting, onChoose }: KindPickerProps) {
  const text = useText(kindsTexts);
  const { kindName } = useKindNames();
  const lastDay = useLastDays();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const markOf = (each: ImportKind) => {
    const mark = waiting.get(each);
    return mark === undefined ? undefined : text(mark);
  };
  if (isPhone) {
    return (
      <SelectInput
        label={text('kinds')}
        value={kind}
        options={importKinds.map((each) => ({
          value: each,
          label: [kindName(each), markOf(each)].filter(Boolean).join(' · '),
        }))}
        hint={lastDay(kind)}
        onChange={({ target }) => onChoose(target.value as ImportKind)}
      />
    );
  }
  return (
    <ChoiceCards
      layout="thirds"
      name="kind"
      label={text('kinds')}
      value={kind}
      onChange={(chosen) => onChoose(chosen as ImportKind)}
      choices={importKinds.map((each) => {
        const Icon = icons[each];
        const badge = markOf(each);
        return {
          value: each,
          label: kindName(each),
          hint: lastDay(each),
          picture: <Icon aria-hidden />,
          ...(badge === undefined ? {} : { badge }),
        };
      })}
    />
  );
}
