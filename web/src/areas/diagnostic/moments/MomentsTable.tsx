import { styled } from '@mui/material/styles';
import {
  type Benchmark,
  daypartLabels,
  type Moments,
  type WeekPart,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChangeCell } from '../figures/ChangeCell';
import { FigureTable } from '../figures/figure-table';
import { momentsTexts } from '../texts';

const measures = ['sales', 'gcs'] as const;

const Table = styled(FigureTable)(({ theme }) => ({
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  '& th:first-of-type': { width: '26%' },
  '& tr > :last-child': { paddingRight: 0 },
  '& tr': { breakInside: 'avoid' },
}));

interface MomentsTableProps {
  part: WeekPart;
  moments: Moments;
  benchmark: Benchmark | null;
  /** The largest change in both tables, so that their bars can be compared. */
  extent: number;
}

/** The moments of some days: sales and guest counts with arrow, bar and median (R-DIA-34, R-DIA-35). */
export function MomentsTable({ part, moments, benchmark, extent }: MomentsTableProps) {
  const text = useText(momentsTexts);
  const localised = useLocalised();
  const besideOf = (slot: string) => benchmark?.moments.find((each) => each.slot === slot)?.[part];
  return (
    <Table aria-label={text('caption', { part: text(part) })}>
      <caption>{text(part)}</caption>
      <thead>
        <tr>
          <th scope="col">{text('slot')}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {text(measure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map(({ slot, [part]: figures }) => (
          <tr key={slot}>
            <th scope="row">{localised(daypartLabels[slot])}</th>
            {measures.map((measure) => (
              <td key={measure}>
                <ChangeCell value={figures[measure]} beside={besideOf(slot)?.[measure]} extent={extent} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
