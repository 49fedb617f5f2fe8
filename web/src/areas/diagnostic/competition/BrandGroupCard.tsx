import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { brandTypeLabels, type DiagnosticBrand, type Intensity } from '@portal/contracts/areas/diagnostic';
import { useState } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import type { BrandGroup } from './board';
import { BrandChip } from './BrandChip';
import { competitionTexts } from '../texts';
import { IntensityField } from './IntensityField';

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
      <Box component="h4" id={id} sx={{ typography: 'h4', m: 0 }}>
        {name}
      </Box>
      <Box data-print="no" sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {text('chosenOf', { count: chosen.length, all: chosen.length + others.length })}
      </Box>
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
        <Box
          data-print={isReadOnly ? undefined : 'only'}
          sx={{ typography: 'body2', color: 'text.secondary' }}
        >
          {text('noneChosen')}
        </Box>
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
