import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { plannerTexts } from './texts';

interface YearPickerProps {
  year: number;
  years: readonly number[];
  onYear: (year: number) => void;
}

/** The years that can be planned (R-MKT-02). */
export function YearPicker({ year, years, onYear }: YearPickerProps) {
  const text = useText(plannerTexts);
  return (
    <Segmented
      label={text('year')}
      hidesLabel
      options={years.map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChange={(chosen) => onYear(Number(chosen))}
    />
  );
}
