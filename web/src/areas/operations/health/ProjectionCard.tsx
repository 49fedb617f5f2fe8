import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import type { ProjectionHealth } from '@portal/contracts/areas/operations';
import { useId } from 'react';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { RelativeAge } from '#ui/RelativeAge';
import { operationsTexts } from '../texts';
import { useViewName } from '../view-names';
import { FigureList } from './FigureList';
import { HealthChip } from './HealthChip';
import type { Health } from './health-of';
import { RecentList } from './RecentList';

interface ProjectionCardProps {
  projection: ProjectionHealth;
  health: Health;
  onRebuild: () => void;
}

function Progress({ done, label }: { done: number; label: string }) {
  return <LinearProgress variant="determinate" value={done * 100} aria-label={label} sx={{ my: 1 }} />;
}

/** How one projection is doing. */
export function ProjectionCard({ projection, health, onRebuild }: ProjectionCardProps) {
  const text = useText(operationsTexts);
  const id = useId();
  const { name, rebuild, position, lag, rate, recent, reported_at } = projection;
  const view = useViewName()(name);
  return (
    <Card component="li" aria-labelledby={id} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h3" id={id} sx={{ m: 0, typography: 'subtitle1' }}>
          {view}
        </Box>
        <HealthChip health={health} projection={projection} />
      </Box>
      {rebuild !== null && <Progress done={rebuild} label={text('rebuildNamed', { view })} />}
      <FigureList lag={lag} rate={rate} position={position} />
      <RecentList view={view} recent={recent} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <T of={operationsTexts} id="heard" values={{ age: <RelativeAge at={reported_at} /> }} />
        </Box>
        <Button
          size="small"
          aria-label={text('rebuildNamed', { view })}
          disabled={rebuild !== null}
          onClick={onRebuild}
        >
          {text('rebuildOne')}
        </Button>
      </Box>
    </Card>
  );
}
