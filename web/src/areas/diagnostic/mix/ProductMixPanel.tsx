import Box from '@mui/material/Box';
import { type ProductMixLine, productMixTypes } from '@portal/contracts/areas/diagnostic';
import { extentOf } from '#ui/chart/DeltaBar';
import { MedianNotice } from '../benchmark/MedianNotice';
import { useBenchmark } from '../benchmark/use-benchmark';
import { useDiagnostic } from '../draft/diagnostic-context';
import { NoFiguresNotice } from '../figures/NoFiguresNotice';
import { SectionPanel } from '../frame/SectionPanel';
import { MixTable } from './MixTable';
import { useMixResult } from './use-mix-result';

/** The types that have lines, in the order of the specification (R-DIA-37). */
function MixTables({ lines }: { lines: readonly ProductMixLine[] }) {
  const benchmark = useBenchmark();
  const shown = benchmark?.product_mix.map(({ value }) => value) ?? [];
  const extent = extentOf([...lines.map(({ value }) => value), ...shown.map(({ median }) => median)]);
  return (
    <>
      <Box
        sx={{
          columnGap: 5,
          columns: { xs: 1, md: 2 },
          '& > table': { mb: 3 },
          '@media print': { columns: 2 },
        }}
      >
        {productMixTypes.map((type) => {
          const own = lines.filter((line) => line.type === type);
          return (
            own.length > 0 && (
              <MixTable key={type} type={type} lines={own} benchmark={benchmark} extent={extent} />
            )
          );
        })}
      </Box>
      <MedianNotice benchmark={benchmark} shown={shown} />
    </>
  );
}

/** How products changed, by type (R-DIA-36, R-DIA-37). */
export function ProductMixPanel() {
  const { product_mix: lines } = useDiagnostic();
  return (
    <SectionPanel section="pmix" result={useMixResult(lines)}>
      {lines.length > 0 ? <MixTables lines={lines} /> : <NoFiguresNotice />}
    </SectionPanel>
  );
}
