import Box from '@mui/material/Box';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { operationsTexts } from '../texts';
import { healthOf } from './health-of';
import { useViewName } from '../view-names';
import { ProjectionCard } from './ProjectionCard';

interface Projected {
  readonly projection: ProjectionHealth;
}

interface ProjectionCardsProps {
  projections: readonly ProjectionHealth[];
  now: number;
  onRebuild: (name: string) => void;
}

/** Every projection with its figures: those that need somebody first, the others by their names. */
export function ProjectionCards({ projections, now, onRebuild }: ProjectionCardsProps) {
  const text = useText(operationsTexts);
  const nameOf = useViewName();
  const all = projections.map((projection) => ({ projection, health: healthOf(projection, now) }));
  const needing = all.filter(({ health }) => health !== 'well');
  const byName = (a: Projected, b: Projected) =>
    nameOf(a.projection.name).localeCompare(nameOf(b.projection.name));
  const well = all.filter(({ health }) => health === 'well').sort(byName);
  return (
    <Box
      component="ul"
      aria-label={text('views')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: (theme) => `repeat(auto-fill, minmax(min(${theme.spacing(36)}, 100%), 1fr))`,
      }}
    >
      {[...needing, ...well].map(({ projection, health }) => (
        <ProjectionCard
          key={projection.name}
          projection={projection}
          health={health}
          onRebuild={() => onRebuild(projection.name)}
        />
      ))}
    </Box>
  );
}
