import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  brandTypeLabels,
  type DiagnosticBrand,
  type Intensity,
  intensities,
  intensityLabels,
} from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import SignalCellularAltRounded from '@mui/icons-material/SignalCellularAltRounded';
import SignalCellularAlt1BarRounded from '@mui/icons-material/SignalCellularAlt1BarRounded';
import SignalCellularAlt2BarRounded from '@mui/icons-material/SignalCellularAlt2BarRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii, motion } from '#core/theme/tokens';
import { Segmented } from '#ui/Segmented';
import { competitionTexts } from '../texts';
import type { BrandGroup } from './board';
import { InitialsDrawing } from './InitialsDrawing';

const Tile = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: radii.control,
  breakInside: 'avoid',
  transition: `background-color ${motion.quick}ms`,
  '& > .brand': {
    ...theme.typography.body2,
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: theme.spacing(1),
    minWidth: 0,
    minHeight: 'var(--control-height)',
    padding: theme.spacing(0.5, 1),
    borderRadius: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  '& > .brand:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > .remove': { flex: 'none', width: '2.5rem', borderRadius: 'inherit' },
  '& > .remove:hover': { color: theme.vars.palette.error.main },
  '& .mark': { flex: 'none', fontSize: '1.125rem', marginInlineStart: 'auto' },
  '&[data-chosen="true"]': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
    '& > .brand': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    '& .mark': { color: theme.vars.palette.success.main },
  },
  '@media print': {
    '&[data-chosen="false"], & > .remove, & .mark': { display: 'none' },
    '& > .brand': { minHeight: 0 },
  },
}));

interface BrandChipProps {
  brand: DiagnosticBrand;
  isChosen: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
  /** Of a brand that the restaurant has added. */
  onRemove?: (() => void) | undefined;
}

/** A brand of the board: chosen as a competitor or not; the restaurant's own can be deleted (R-DIA-22, R-DIA-27). */
function BrandChip({ brand, isChosen, isReadOnly, onToggle, onRemove }: BrandChipProps) {
  const text = useText(competitionTexts);
  const { name } = brand;
  const content = (
    <>
      <InitialsDrawing name={name} />
      <span>
        {name}
        {brand.restaurant_id !== null && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('own')})
          </Box>
        )}
      </span>
    </>
  );
  if (isReadOnly) {
    return (
      <Tile data-chosen={isChosen}>
        <span className="brand">{content}</span>
      </Tile>
    );
  }
  return (
    <Tile data-chosen={isChosen}>
      <ButtonBase className="brand" aria-pressed={isChosen} onClick={onToggle}>
        {content}
        {isChosen ? (
          <CheckRounded aria-hidden className="mark" />
        ) : (
          <AddRounded aria-hidden className="mark" />
        )}
      </ButtonBase>
      {onRemove !== undefined && (
        <ButtonBase className="remove" aria-label={text('remove', { name })} onClick={onRemove}>
          <CloseRounded aria-hidden fontSize="small" />
        </ButtonBase>
      )}
    </Tile>
  );
}

type Level = (typeof intensities)[number];

const icons: Readonly<Record<Level, SvgIconComponent>> = {
  1: SignalCellularAltRounded,
  2: SignalCellularAlt2BarRounded,
  3: SignalCellularAlt1BarRounded,
};

/** As the segments carry it. */
const keyOf = (level: Level): `${Level}` => `${level}`;

/** How hard a kind of competitors presses, in a word. */
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

interface IntensityFieldProps {
  /** What the kind is called. */
  type: string;
  value: Intensity;
  isReadOnly: boolean;
  onChange: (value: Intensity) => void;
}

/** High, medium, low or not said (R-DIA-24); on paper in a word. */
function IntensityField({ type, value, isReadOnly, onChange }: IntensityFieldProps) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  if (isReadOnly) return <IntensityText value={value} />;
  return (
    <>
      {/* Where signs would push a word to a second line, the words say it alone. */}
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

const Group = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: radii.card,
  breakInside: 'avoid',
  // Names of two lines push down what is beside them as well: fields and lists stay in line.
  '@media screen': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  '& ul': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.75),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

/** Brands not chosen that are shown before somebody asks for all of them. */
const few = 4;

interface BrandGroupCardProps {
  group: BrandGroup;
  intensity: Intensity;
  isReadOnly: boolean;
  onToggle: (brand: DiagnosticBrand) => void;
  onIntensity: (value: Intensity) => void;
  onAdd: () => void;
  onRemove: (brand: DiagnosticBrand) => void;
}

function GroupHead({ group, name, id }: Pick<BrandGroupCardProps, 'group'> & { name: string; id: string }) {
  const text = useText(competitionTexts);
  const { chosen, others } = group;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
      <Typography variant="h4" id={id}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" data-print="no" sx={{ whiteSpace: 'nowrap' }}>
        {text('chosenOf', { count: chosen.length, all: chosen.length + others.length })}
      </Typography>
    </Box>
  );
}

/** A kind of competitors: how hard it presses and which of its brands were chosen (R-DIA-22…24). */
export function BrandGroupCard(props: BrandGroupCardProps) {
  const { group, intensity, isReadOnly, onToggle, onIntensity, onAdd, onRemove } = props;
  const text = useText(competitionTexts);
  const name = useLocalised()(brandTypeLabels[group.type]);
  const [isWhole, setWhole] = useState(false);
  const { chosen, others } = group;
  const offered = isReadOnly ? [] : isWhole ? others : others.slice(0, few);
  const more = isReadOnly ? 0 : others.length - offered.length;
  const id = `brands-${group.type}`;
  return (
    <Group aria-labelledby={id}>
      <GroupHead group={group} name={name} id={id} />
      <IntensityField type={name} value={intensity} isReadOnly={isReadOnly} onChange={onIntensity} />
      {chosen.length === 0 && (
        <Typography variant="body2" color="textSecondary" data-print={isReadOnly ? undefined : 'only'}>
          {text('noneChosen')}
        </Typography>
      )}
      <ul>
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
      </ul>
      {!isReadOnly && (
        <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {more > 0 && (
            <Button
              size="small"
              variant="text"
              aria-label={text('showAllOf', { count: more, type: name })}
              onClick={() => setWhole(true)}
            >
              {text('showAll', { count: more })}
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
    </Group>
  );
}
