import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { fonts } from '#core/theme/tokens';
import { uiTexts } from '../texts/early';

const Ticket = styled('span')(({ theme }) => ({
  '--notch':
    'radial-gradient(circle 5px at 0 50%, transparent 98%, #000) left, radial-gradient(circle 5px at 100% 50%, transparent 98%, #000) right',
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  height: 36,
  padding: '0 16px',
  fontFamily: fonts.display,
  fontSize: theme.typography.h3.fontSize,
  fontWeight: 800,
  letterSpacing: '0.02em',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  borderRadius: 6,
  printColorAdjust: 'exact',
  mask: 'var(--notch)',
  maskSize: '51% 100%',
  maskRepeat: 'no-repeat',
}));

/** R-PLT-09, R-PLT-10 */
export function BrandMark() {
  return <Ticket>{useMarket().title}</Ticket>;
}

const Home = styled(Link)({ display: 'inline-flex', textDecoration: 'none', borderRadius: 8 });

export function Brand() {
  const text = useText(uiTexts);
  const { title } = useMarket();
  return (
    <Home to="/" aria-label={`${title}, ${text('home')}`}>
      <BrandMark />
    </Home>
  );
}
