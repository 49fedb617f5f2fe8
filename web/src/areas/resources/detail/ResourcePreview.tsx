import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { radii } from '#core/theme/tokens';
import { Picture } from '#ui/Picture';

const Wall = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 'clamp(1rem, 5%, 3rem)',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  '& .sheet': {
    display: 'block',
    boxShadow: '0 0.0625rem 0.125rem rgb(29 26 22 / 0.10), 0 1rem 2.5rem rgb(29 26 22 / 0.16)',
  },
  '&[data-soon="true"] .sheet': { filter: 'grayscale(0.7)', opacity: 0.5 },
}));

interface PiecePreviewProps {
  name: string;
  src: string;
  width: number;
  height: number;
  /** "Coming soon", with what that means. */
  veil?: string;
}

/** A piece as large as the window allows without scrolling. */
export function ResourcePreview({ name, src, width, height, veil }: PiecePreviewProps) {
  const ratio = height > 0 ? width / height : 1;
  return (
    <Wall data-soon={veil !== undefined}>
      <span className="sheet" style={{ width: `min(100%, calc(68dvh * ${ratio.toFixed(4)}))` }}>
        <Picture src={src} alt={name} width={width} height={height} isEager />
      </span>
      {veil !== undefined && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: 2, typography: 'subtitle2' }}>
          <ScheduleRounded aria-hidden />
          {veil}
        </Box>
      )}
    </Wall>
  );
}
