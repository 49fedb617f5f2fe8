import CheckRounded from '@mui/icons-material/CheckRounded';
import StarBorderRounded from '@mui/icons-material/StarBorderRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import { Box, Button, Popover, Typography, useMediaQuery } from '@mui/material';
import { styled } from '@mui/material/styles';
import { restaurantTypes } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useRegionName } from '#core/use-region-name';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { OptionItem, useIntoView, optionMoves } from '#ui/OptionList';
import { findSites, type SiteFilters } from '#ui/restaurant/find-sites';
import { useFavourite } from '#ui/restaurant/use-favourite';
import { EmptyState } from '#ui/states/EmptyState';
import { siteTexts } from '#ui/texts';
import { useToast } from '#ui/toast/toast-context';

const Press = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  margin: '-4px 0',
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&[data-favourite="true"]': { color: theme.vars.palette.warning.main, cursor: 'inherit' },
  '&:hover': { color: theme.vars.palette.warning.main },
}));

/** Options hold no focusable elements. Keys use the foot. */
function SiteStar({ site: { id, name } }: { site: SessionRestaurant }) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  const isFavourite = id === favourite;
  if (isFavourite) {
    return (
      <Press data-favourite="true">
        <StarRounded titleAccess={text('siteIsFavourite', { name })} />
      </Press>
    );
  }
  if (!mayChoose) return null;
  return (
    <Press
      aria-hidden
      title={text('siteMakeFavourite', { name })}
      data-star={id}
      onClick={(event) => {
        event.stopPropagation();
        choose(id);
      }}
    >
      <StarBorderRounded />
    </Press>
  );
}

function SiteFavouriteFoot({ site }: { site: SessionRestaurant | undefined }) {
  const text = useText(siteTexts);
  const { favourite, mayChoose, choose } = useFavourite();
  if (site === undefined || !mayChoose) return null;
  const isFavourite = site.id === favourite;
  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        size="small"
        variant="text"
        aria-pressed={isFavourite}
        startIcon={isFavourite ? <StarRounded /> : <StarBorderRounded />}
        onClick={() => choose(site.id)}
      >
        {text(isFavourite ? 'siteIsFavourite' : 'siteMakeFavourite', { name: site.name })}
      </Button>
    </Box>
  );
}

interface SiteFilterFieldsProps {
  filters: SiteFilters;
  onChange: (change: Partial<SiteFilters>) => void;
}

const codeOf = (value: string) => (value === '' ? null : Number(value));

/** Offers only regions and types of the person's restaurants. */
function SiteFilterFields({ filters, onChange }: SiteFilterFieldsProps) {
  const text = useText(siteTexts);
  const { restaurants } = useSite();
  const regionName = useRegionName();
  const regions = [...new Set(restaurants.map((one) => one.region))];
  const own = new Set(restaurants.map((one) => one.type));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
      <SelectInput
        label={text('siteRegion')}
        placeholder={text('siteAllRegions')}
        value={filters.region ?? ''}
        options={regions.map((value) => ({ value, label: regionName(value) }))}
        onChange={(event) => onChange({ region: codeOf(event.target.value) })}
      />
      <SelectInput
        label={text('siteType')}
        placeholder={text('siteAllTypes')}
        value={filters.type ?? ''}
        options={restaurantTypes
          .filter(({ id }) => own.has(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChange({ type: codeOf(event.target.value) })}
      />
    </Box>
  );
}

const optionId = (listId: string, site: number) => `${listId}-${site}`;

interface SiteListProps {
  id: string;
  sites: readonly SessionRestaurant[];
  active: number;
  selected: number | null;
  onTake: (id: number) => void;
}

function SiteList({ id, sites, active, selected, onTake }: SiteListProps) {
  const text = useText(siteTexts);
  const regionName = useRegionName();
  const activeSite = sites[active]?.id;

  useIntoView(activeSite === undefined ? undefined : optionId(id, activeSite));

  return (
    <>
      <Box
        component="ul"
        id={id}
        role="listbox"
        aria-label={text('site')}
        sx={{ m: 0, p: sites.length > 0 ? 1 : 0, listStyle: 'none', overflowY: 'auto' }}
      >
        {sites.map((site, index) => (
          <OptionItem
            key={site.id}
            id={optionId(id, site.id)}
            isActive={index === active}
            isSelected={site.id === selected}
            sx={{ minHeight: 52 }}
            onClick={() => onTake(site.id)}
          >
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="subtitle2" component="div">
                {site.name}
              </Typography>
              <Typography variant="caption" component="div" color="textSecondary">
                {site.site} · {site.city} · {regionName(site.region)}
                {!site.active && ` · ${text('siteInactive')}`}
              </Typography>
            </Box>
            {site.id === selected && <CheckRounded aria-hidden sx={{ color: 'primary.main' }} />}
            <SiteStar site={site} />
          </OptionItem>
        ))}
      </Box>
      {sites.length === 0 && (
        <EmptyState
          level="h3"
          drawing={<SearchDrawing />}
          title={text('siteEmpty')}
          text={text('siteEmptyText')}
        />
      )}
    </>
  );
}

/** Minimum for filters. */
const manyRestaurants = 8;
/** R-PLT-14 */
export function SitePanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const text = useText(siteTexts);
  const toast = useToast();
  const listId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { restaurant, restaurants, select } = useSite();
  const { favourite } = useSession().user;
  const [filters, setFilters] = useState<SiteFilters>({ term: '', region: null, type: null });
  const [active, setActive] = useState(0);
  const shown = useDeferredValue(filters);
  const found = findSites(restaurants, shown, favourite);
  const at = Math.min(active, found.length - 1);

  const narrow = (change: Partial<SiteFilters>) => {
    setFilters((before) => ({ ...before, ...change }));
    setActive(0);
  };
  const take = (id: number) => {
    const chosen = restaurants.find((one) => one.id === id);
    onClose();
    if (chosen !== undefined && id !== restaurant?.id)
      select(id, () => toast.info(text('siteSelected', { name: chosen.name })));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = optionMoves[event.key];
    // Before the deferred list shows it.
    const chosen = shown === filters ? found[at] : findSites(restaurants, filters, favourite)[0];
    if (move !== undefined) setActive(move(at, found.length - 1));
    else if (event.key === 'Enter' && chosen !== undefined) take(chosen.id);
    else return;
    event.preventDefault();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': text('site'),
          sx: {
            mt: 1,
            width: isPhone ? 'calc(100vw - 32px)' : 440,
            display: 'flex',
            flexDirection: 'column',
            maxHeight: 'min(620px, 80dvh)',
          },
        },
      }}
    >
      <Box sx={{ p: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
        <TextInput
          label={text('siteSearch')}
          autoFocus
          autoComplete="off"
          value={filters.term}
          onChange={(event) => narrow({ term: event.target.value })}
          onKeyDown={onKeyDown}
          combobox={{ listId, activeId: found[at] && optionId(listId, found[at].id) }}
        />
        {restaurants.length >= manyRestaurants && <SiteFilterFields filters={filters} onChange={narrow} />}
        <Typography variant="caption" component="div" color="textSecondary" role="status">
          {text('siteCount', { count: found.length })}
        </Typography>
      </Box>
      <SiteList id={listId} sites={found} active={at} selected={restaurant?.id ?? null} onTake={take} />
      <SiteFavouriteFoot site={found[at]} />
    </Popover>
  );
}
