import { styled } from '@mui/material/styles';
import type { FilmState } from '@portal/contracts/areas/network';
import { orderStatuses, settledStatuses } from '@portal/contracts/areas/orders';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import type { FilmPlayer } from './film-player';
import { Drawn } from './FilmDrawing';
import { filmTexts } from './texts';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 8,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: 8,
    paddingInline: 12,
    borderRadius: radii.card,
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: theme.vars.palette.divider,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

const sumOf = (state: FilmState, of: 'agency' | 'restaurant') => {
  let sum = 0;
  for (const row of state.rows.values()) sum += row[of];
  return String(sum);
};

const countOf = (state: FilmState, ...states: readonly string[]) => {
  let count = 0;
  for (const row of state.rows.values()) if (states.includes(row.state)) count += 1;
  return String(count);
};

export function FilmSummary({ player }: { player: FilmPlayer }) {
  const text = useText(filmTexts);
  const { language } = useLanguage();
  const { features } = useMarket();
  const open = orderStatuses.filter(({ id }) => !settledStatuses.includes(id));
  const figures: readonly (readonly [string, (state: FilmState) => string])[] = [
    ...open.map(
      ({ id, label }) => [label[language], (state: FilmState) => String(state.open[id] ?? 0)] as const,
    ),
    [text('agency'), (state) => sumOf(state, 'agency')],
    [text('restaurant'), (state) => sumOf(state, 'restaurant')],
    [text('placed'), (state) => String(state.placed)],
    [text('delivered'), (state) => String(state.delivered)],
    [text('open'), (state) => countOf(state, 'open', 'paused')],
    ...(features.mobileOrderPause
      ? [[text('pauses'), (state: FilmState) => countOf(state, 'paused')] as const]
      : []),
  ];
  return (
    <section aria-label={text('figures')}>
      <Figures>
        {figures.map(([label, of]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Drawn player={player} of={of} />
            </dd>
          </div>
        ))}
      </Figures>
    </section>
  );
}
