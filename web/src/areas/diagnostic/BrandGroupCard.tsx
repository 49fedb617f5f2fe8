import type { SvgIconComponent } from '@mui/icons-material';
import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SignalCellularAlt1BarRounded from '@mui/icons-material/SignalCellularAlt1BarRounded';
import SignalCellularAlt2BarRounded from '@mui/icons-material/SignalCellularAlt2BarRounded';
import SignalCellularAltRounded from '@mui/icons-material/SignalCellularAltRounded';
import { Avatar, Box, Button, ButtonBase, Card, Typography } from '@mui/material';
import { cleanText, initialOf } from '@portal/contracts';
import {
  brandTypeLabels,
  type DiagnosticBrand,
  intensities,
  type Intensity,
  intensityLabels,
} from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { Segmented } from '#ui/Segmented';
import type { BrandGroup } from './diagnostic';
import { competitionTexts } from './texts';

/** `BN` of BURGER NORTE, `CA` of CAFÉ. */
export function initialsOf(name: string): string {
  const [first = '', second] = cleanText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return second === undefined ? initialOf(first, 2) : initialOf(first) + initialOf(second);
}

export const BrandInitials = ({ name }: { name: string }) => (
  <Avatar
    component="span"
    aria-hidden
    sx={{
      display: 'inline-flex',
      flex: 'none',
      width: 32,
      height: 32,
      border: 1,
      borderColor: 'control',
      color: 'text.primary',
      bgcolor: 'background.sunken',
      fontFamily: 'h2.fontFamily',
      fontSize: 'caption.fontSize',
      fontWeight: 700,
    }}
  >
    {initialsOf(name)}
  </Avatar>
);

const chipContent = {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 1,
  minWidth: 0,
  minHeight: 'var(--control-height)',
  px: 1,
  py: 0.5,
  borderRadius: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'background.sunken' },
  '@media print': { minHeight: 0 },
} as const;

interface BrandChipProps {
  brand: DiagnosticBrand;
  isChosen: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
  /** Of the restaurant's own brands. */
  onRemove?: (() => void) | undefined;
}

function BrandName({ brand, isChosen }: Pick<BrandChipProps, 'brand' | 'isChosen'>) {
  const text = useText(competitionTexts);
  return (
    <Typography
      variant={isChosen ? 'subtitle2' : 'body2'}
      component="span"
      color={isChosen ? 'textPrimary' : 'textSecondary'}
    >
      {brand.name}
      {brand.restaurant_id !== null && (
        <Typography variant="body2" component="span" color="textSecondary">
          {' '}
          ({text('own')})
        </Typography>
      )}
    </Typography>
  );
}

/** R-DIA-22, R-DIA-27. */
function BrandChip({ brand, isChosen, isReadOnly, onToggle, onRemove }: BrandChipProps) {
  const text = useText(competitionTexts);
  const { name } = brand;
  const Mark = isChosen ? CheckRounded : AddRounded;
  const content = (
    <>
      <BrandInitials name={name} />
      <BrandName brand={brand} isChosen={isChosen} />
    </>
  );
  return (
    <Box
      component="li"
      data-print={isChosen ? undefined : 'no'}
      sx={{
        display: 'flex',
        minWidth: 0,
        border: 1,
        borderColor: isChosen ? 'control' : 'divider',
        borderRadius: 1,
        ...(isChosen && { bgcolor: 'background.sunken' }),
        breakInside: 'avoid',
        transition: `background-color ${motion.quick}ms`,
      }}
    >
      {isReadOnly ? (
        <Box component="span" sx={chipContent}>
          {content}
        </Box>
      ) : (
        <ButtonBase aria-pressed={isChosen} onClick={onToggle} sx={chipContent}>
          {content}
          <Mark
            aria-hidden
            data-print="no"
            fontSize="small"
            color={isChosen ? 'success' : 'inherit'}
            sx={{ ml: 'auto' }}
          />
        </ButtonBase>
      )}
      {!isReadOnly && onRemove !== undefined && (
        <ButtonBase
          data-print="no"
          aria-label={text('remove', { name })}
          onClick={onRemove}
          sx={{ flex: 'none', width: 40, borderRadius: 'inherit', '&:hover': { color: 'error.main' } }}
        >
          <CloseRounded aria-hidden fontSize="small" />
        </ButtonBase>
      )}
    </Box>
  );
}

type Level = (typeof intensities)[number];

const icons: Readonly<Record<Level, SvgIconComponent>> = {
  1: SignalCellularAltRounded,
  2: SignalCellularAlt2BarRounded,
  3: SignalCellularAlt1BarRounded,
};

function IntensityText({ value }: { value: Intensity }) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  const Icon = value === null ? null : icons[value];
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flexWrap: 'wrap' }}
    >
      {text('intensity')}:{Icon !== null && <Icon aria-hidden fontSize="small" />}
      <strong>{value === null ? text('noIntensity') : localised(intensityLabels[value])}</strong>
    </Typography>
  );
}

const keyOf = (level: Level): `${Level}` => `${level}`;

interface IntensityFieldProps {
  type: string;
  value: Intensity;
  isReadOnly: boolean;
  onChange: (value: Intensity) => void;
}

/** R-DIA-24. */
function IntensityField({ type, value, isReadOnly, onChange }: IntensityFieldProps) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  if (isReadOnly) return <IntensityText value={value} />;
  return (
    <>
      {/* Where icons would break the line, only words. */}
      <Box
        data-print="no"
        sx={{
          containerType: 'inline-size',
          '@container (max-width: 18rem)': { '& label svg': { display: 'none' } },
        }}
      >
        <Segmented
          label={text('intensityOf', { type })}
          hidesLabel
          options={intensities.map((level) => {
            const Icon = icons[level];
            return {
              value: keyOf(level),
              label: localised(intensityLabels[level]),
              icon: <Icon aria-hidden fontSize="small" />,
            };
          })}
          value={value === null ? '' : keyOf(value)}
          onChange={(level) => onChange(intensities.find((each) => keyOf(each) === level) ?? null)}
          onClear={() => onChange(null)}
        />
      </Box>
      <div data-print="only">
        <IntensityText value={value} />
      </div>
    </>
  );
}

/** Others are behind a button. */
const maxOffered = 4;

interface BrandGroupCardProps {
  group: BrandGroup;
  intensity: Intensity;
  isReadOnly: boolean;
  onToggle: (brand: DiagnosticBrand) => void;
  onIntensity: (value: Intensity) => void;
  onAdd: () => void;
  onRemove: (brand: DiagnosticBrand) => void;
}

/** R-DIA-22…24. */
export function BrandGroupCard(props: BrandGroupCardProps) {
  const { group, intensity, isReadOnly, onToggle, onIntensity, onAdd, onRemove } = props;
  const text = useText(competitionTexts);
  const name = useLocalised()(brandTypeLabels[group.type]);
  const [showsAll, setShowsAll] = useState(false);
  const { chosen, others } = group;
  const offered = isReadOnly ? [] : showsAll ? others : others.slice(0, maxOffered);
  const hidden = others.length - offered.length;
  const id = `brands-${group.type}`;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        minWidth: 0,
        p: 2,
        overflow: 'visible',
        breakInside: 'avoid',
        '@media screen': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h4" id={id}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" data-print="no" sx={{ whiteSpace: 'nowrap' }}>
          {text('chosenOf', { count: chosen.length, all: chosen.length + others.length })}
        </Typography>
      </Box>
      <IntensityField type={name} value={intensity} isReadOnly={isReadOnly} onChange={onIntensity} />
      {chosen.length === 0 && (
        <Typography variant="body2" color="textSecondary" data-print={isReadOnly ? undefined : 'only'}>
          {text('noneChosen')}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ display: 'grid', alignContent: 'start', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {[...chosen, ...offered].map((brand) => (
          <BrandChip
            key={brand.brand_id}
            brand={brand}
            isChosen={chosen.includes(brand)}
            isReadOnly={isReadOnly}
            onToggle={() => onToggle(brand)}
            onRemove={brand.restaurant_id === null ? undefined : () => onRemove(brand)}
          />
        ))}
      </Box>
      {!isReadOnly && (
        <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {hidden > 0 && (
            <Button
              size="small"
              variant="text"
              aria-label={text('showAllOf', { count: hidden, type: name })}
              onClick={() => setShowsAll(true)}
            >
              {text('showAll', { count: hidden })}
            </Button>
          )}
          <Button
            size="small"
            variant="text"
            startIcon={<AddRounded />}
            aria-label={text('addTo', { type: name })}
            onClick={onAdd}
          >
            {text('add')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
