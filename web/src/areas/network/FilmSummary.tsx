import { Typography } from '@mui/material';
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

const Groups = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 11rem' },
  '& > :first-child': { flexBasis: '100%' },
});

const GroupBox = styled('div')(({ theme }) => ({
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: radii.card,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.divider,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
    gap: 8,
    margin: 0,
  },
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

interface Group {
  readonly title: string;
  readonly figures: readonly { readonly label: string; readonly of: (state: FilmState) => string }[];
}

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
  const unsettled = orderStatuses.filter(({ id }) => !settledStatuses.includes(id));
  const groups: readonly Group[] = [
    {
      title: text('openOrders'),
      figures: [
        ...unsettled.map(({ id, label }) => ({
          label: label[language],
          of: ({ open }: FilmState) => String(open[id] ?? 0),
        })),
        { label: text('agency'), of: (state) => sumOf(state, 'agency') },
        { label: text('restaurant'), of: (state) => sumOf(state, 'restaurant') },
      ],
    },
    {
      title: text('soFar'),
      figures: [
        { label: text('placed'), of: ({ placed }) => String(placed) },
        { label: text('delivered'), of: ({ delivered }) => String(delivered) },
      ],
    },
    {
      title: text('kind.restaurants'),
      figures: [
        { label: text('open'), of: (state) => countOf(state, 'open', 'paused') },
        ...(features.mobileOrderPause
          ? [{ label: text('pauses'), of: (state: FilmState) => countOf(state, 'paused') }]
          : []),
      ],
    },
  ];
  return (
    <Groups aria-label={text('figures')}>
      {groups.map(({ title, figures }) => (
        <GroupBox key={title} role="group" aria-label={title}>
          <Typography variant="overline" component="h2" color="textSecondary">
            {title}
          </Typography>
          <dl>
            {figures.map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Drawn player={player} of={of} />
                </dd>
              </div>
            ))}
          </dl>
        </GroupBox>
      ))}
    </Groups>
  );
}
