import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { BrandMark } from './BrandMark';
import { uiTexts } from '../texts/early';

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
