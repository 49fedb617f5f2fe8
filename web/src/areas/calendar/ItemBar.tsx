import { styled } from '@mui/material/styles';
import type { CalendarKind } from '@portal/contracts/areas/calendar';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import type { StatusTone } from '#ui/StatusChip';
import { isOfPlans, type Item, looks } from './calendar';
import { calendarTexts } from './texts';

/** Names of items, for a reach of `all` restaurants. */
export function useItemWords(all: number) {
  const text = useText(calendarTexts);
  const { restaurants } = useSite();
  const nameOf = (id: number | undefined) => restaurants.find((each) => each.id === id)?.name ?? '';
  const placed = (word: string, { restaurants: [id] }: Item, isNamed: boolean) => {
    if (all <= 1) return word;
    // The icon of a short bar names its kind.
    return isNamed ? `${word} · ${nameOf(id)}` : `${nameOf(id)} · ${word.toLocaleLowerCase()}`;
  };
  const countOf = (kind: CalendarKind, count: number) => text(`many.${kind}`, { count });
  return {
    nameOf,
    countOf,
    /** On a bar. */
    labelOf: (item: Item): string => {
      const { kind, name, restaurants: ids } = item;
      if (kind === 'national') return all > 1 ? text('onBar', { name, count: ids.length, all }) : name;
      if (kind === 'action') return placed(name, item, true);
      return ids.length === 1 ? placed(text(`one.${kind}`), item, false) : countOf(kind, ids.length);
    },
    /** Per kind: `2 cierres, 4 pausas`. */
    sumOf: (items: readonly Item[]): string =>
      (Object.keys(looks) as CalendarKind[])
        .map((kind) => {
          const own = items.filter((item) => item.kind === kind);
          const count = own.reduce((sum, item) => sum + (isOfPlans(item) ? 1 : item.restaurants.length), 0);
          return count === 0 ? '' : countOf(kind, count);
        })
        .filter(Boolean)
        .join(', '),
  };
}

interface Drawn {
  tone: StatusTone;
  fill: (typeof looks)[CalendarKind]['fill'];
}

const Box = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'fill' })<Drawn>(({
  theme,
  tone,
  fill,
}) => {
  const { palette } = theme.vars;
  const colour = tone === 'neutral' ? palette.text.secondary : palette[tone].main;
  const tint = (share: number) => `color-mix(in srgb, ${colour} ${share}%, ${palette.background.paper})`;
  const fills = {
    solid: { backgroundColor: tint(30), boxShadow: `inset 0 0 0 0.0938rem ${colour}` },
    tint: { backgroundColor: tint(18), borderInlineStart: `0.25rem solid ${colour}` },
    dashed: {
      backgroundColor: palette.background.paper,
      outline: `0.0938rem dashed ${colour}`,
      outlineOffset: '-0.0938rem',
    },
    hatched: {
      backgroundColor: tint(12),
      backgroundImage: `repeating-linear-gradient(135deg, ${tint(28)} 0 0.1875rem, transparent 0.1875rem 0.5rem)`,
    },
  };
  return {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    height: '1.375rem',
    padding: '0 0.375rem 0 0.25rem',
    borderRadius: '0.375rem',
    fontWeight: 650,
    lineHeight: 1,
    color: palette.text.primary,
    '& > svg': { flex: 'none', fontSize: '0.875rem' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&[data-wraps="true"]': {
      height: 'auto',
      minHeight: '1.375rem',
      paddingBlock: '0.1875rem',
      lineHeight: 1.3,
      '& > span': { whiteSpace: 'normal' },
    },
    '@media print': { height: '3.4mm', printColorAdjust: 'exact' },
    ...fills[fill],
  };
});

/** Icon, pattern and words; on one line unless it `wraps`. */
export function ItemBar({ item, label, wraps = false }: { item: Item; label: string; wraps?: boolean }) {
  const { icon: Icon, tone, fill } = looks[item.kind];
  return (
    <Box tone={tone} fill={fill} data-wraps={wraps}>
      <Icon aria-hidden />
      <span>{label}</span>
    </Box>
  );
}
