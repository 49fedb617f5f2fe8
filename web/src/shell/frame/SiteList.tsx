import type { SessionRestaurant } from '@portal/contracts/areas/session';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { OptionItem } from '#ui/OptionList';
import { EmptyState } from '#ui/states/EmptyState';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { useIntoView } from '#ui/use-into-view';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { siteTexts } from '#ui/texts';
import { SiteStar } from '#ui/restaurant/SiteStar';

/** The id of an option, which the field above the list points at. */
export const optionId = (listId: string, site: number) => `${listId}-${site}`;

interface SiteListProps {
  id: string;
  sites: readonly SessionRestaurant[];
  /** Place of the option that Enter would take. */
  active: number;
  selected: number | null;
  onTake: (id: number) => void;
}

/** The restaurants to choose from. The focus stays in the field above; this only shows what it points at. */
export function SiteList({ id, sites, active, selected, onTake }: SiteListProps) {
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
              <Box sx={{ typography: 'subtitle2' }}>{site.name}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {site.site} · {site.city} · {regionName(site.region)}
                {!site.active && ` · ${text('siteInactive')}`}
              </Box>
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
