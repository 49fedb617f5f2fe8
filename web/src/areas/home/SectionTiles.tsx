import { Box, Typography } from '@mui/material';
import { SectionType, sectionTypePaths } from '@portal/contracts/areas/sections';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { Glyph } from '#ui/drawings/Drawing';
import { homeTexts } from './texts';

const names = {
  1: 'national',
  2: 'local',
  3: 'communication',
  4: 'toolkits',
  5: 'practices',
} as const satisfies Readonly<Record<SectionType, string>>;

const drawings: Readonly<Record<SectionType, ReactNode>> = {
  1: (
    <>
      <path className="paper" d="M30 7l20 4-6 32-20-4z" />
      <path className="paper" d="M14 6h22v34H14z" />
      <circle className="spot" cx="25" cy="18" r="6" />
      <path className="soft" d="M19 30h12M19 35h7" />
    </>
  ),
  2: (
    <>
      <path className="paper" d="M12 22h40v20H12z" />
      <path className="tint" d="M10 12h11v8a5.500 5.500 0 0 1-11 0zM32 12h11v8a5.500 5.500 0 0 1-11 0z" />
      <path d="M10 12h44v8a5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0 5.500 5.500 0 0 1-11 0zM21 12v8M32 12v8M43 12v8" />
      <path d="M36 42V30h9v12M18 31h11v6H18z" />
    </>
  ),
  3: (
    <>
      <path className="paper" d="M14 19h9l20-10v30L23 29h-9z" />
      <path className="spot" d="M43 9l0 30-7-3.500V12.500z" />
      <path d="M14 19h9l20-10v30L23 29h-9zM20 29l3 11h6l-3-9.500" />
      <path className="soft" d="M49 17l4-3M50 24h5M49 31l4 3" />
    </>
  ),
  4: (
    <>
      <path className="paper" d="M21 22l4-15 11 3-3 12M35 22V11h10v11" />
      <path className="tint" d="M14 22h36v6H14z" />
      <path className="paper" d="M16 28h32v14H16z" />
      <path d="M14 22h36v6H14zM16 28h32v14H16zM28 33h8" />
    </>
  ),
  5: (
    <>
      <path className="paper" d="M25 28l-4 15 11-5 11 5-4-15" />
      <circle className="paper" cx="32" cy="18" r="13" />
      <circle className="spot" cx="32" cy="18" r="7.500" />
      <path className="paper" d="M28.500 18l2.500 2.500 4.500-5" />
    </>
  ),
};

export function SectionTiles() {
  const text = useText(homeTexts);
  return (
    <nav aria-label={text('sections')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 1.25 },
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, minmax(0, 1fr))' },
          '& > li': { display: 'grid' },
          '& > li:last-child': { gridColumn: { xs: 'span 2', sm: 'auto' } },
        }}
      >
        {Object.values(SectionType).map((type) => (
          <li key={type}>
            <Box
              component={Link}
              to={`/${sectionTypePaths[type]}`}
              sx={{
                display: 'flex',
                flexDirection: { xs: 'row', sm: 'column' },
                alignItems: { xs: 'center', sm: 'stretch' },
                gap: { xs: 1, sm: 0.25 },
                minHeight: 56,
                p: { xs: '0.375rem 0.625rem 0.375rem 0.5rem', sm: '0.75rem 0.75rem 0.875rem' },
                borderRadius: 1.5,
                color: 'inherit',
                textDecoration: 'none',
                border: 'thin solid',
                borderColor: 'divider',
                bgcolor: 'background.paper',
                transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms`,
                '&:hover': { borderColor: 'control', bgcolor: 'background.sunken' },
              }}
            >
              {/* The sheet of the drawing has a margin of its own. */}
              <Box sx={{ width: { xs: 44, sm: 56 }, m: { xs: 0, sm: '0 0 0.25rem -0.5rem' } }}>
                <Glyph width={64}>{drawings[type]}</Glyph>
              </Box>
              <Typography variant="subtitle2" component="span" sx={{ lineHeight: 1.25 }}>
                {text(names[type])}
              </Typography>
              <Typography
                variant="caption"
                component="span"
                color="textSecondary"
                sx={{ display: { xs: 'none', sm: 'block' } }}
              >
                {text(`${names[type]}Text`)}
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
    </nav>
  );
}
