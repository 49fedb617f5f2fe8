import { styled } from '@mui/material/styles';
import {
  type Benchmark,
  productMixLabels,
  type ProductMixLine,
  type ProductMixType,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { ChangeCell } from '../figures/ChangeCell';
import { FigureTable } from '../figures/figure-table';
import { mixTexts } from '../texts';

const Table = styled(FigureTable)(({ theme }) => ({
  breakInside: 'avoid',
  '& caption': { padding: theme.spacing(0, 0, 0.5) },
  // The caption and the rows speak for themselves.
  '& thead': visuallyHidden,
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& tfoot th, & tfoot td': { borderBottom: 0 },
  '& tr > :last-child': { paddingRight: 0, width: '50%' },
}));

interface MixTableProps {
  type: ProductMixType;
  lines: readonly ProductMixLine[];
  benchmark: Benchmark | null;
  /** The largest change of all types. */
  extent: number;
}

/** The products of a type, and what they come to on average beside others (R-DIA-36). */
export function MixTable({ type, lines, benchmark, extent }: MixTableProps) {
  const text = useText(mixTexts);
  const localised = useLocalised();
  const beside = benchmark?.product_mix.find((each) => each.type === type)?.value;
  // A single line is the mean itself.
  const isSingle = lines.length === 1;
  return (
    <Table>
      <caption>{localised(productMixLabels[type])}</caption>
      <thead>
        <tr>
          <th scope="col">{text('product')}</th>
          <th scope="col">{text('change')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, value }) => (
          <tr key={description}>
            <th scope="row">{description}</th>
            <td>
              <ChangeCell value={value} beside={isSingle ? beside : undefined} extent={extent} />
            </td>
          </tr>
        ))}
      </tbody>
      {!isSingle && beside !== undefined && beside.median !== null && (
        <tfoot>
          <tr>
            <th scope="row">{text('typeMean')}</th>
            <td>
              <ChangeCell value={beside.own} beside={beside} extent={extent} />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
