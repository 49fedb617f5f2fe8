import { styled } from '@mui/material/styles';
import type { Template } from '@portal/contracts/areas/templates';
import { TemplateCard } from './TemplateCard';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Templates side by side. */
export function TemplateList({ rows, label }: { rows: readonly Template[]; label: string }) {
  return (
    <Grid aria-label={label}>
      {rows.map((template) => (
        <li key={template.id}>
          <TemplateCard template={template} />
        </li>
      ))}
    </Grid>
  );
}
