import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import { BrandMark } from './BrandMark';
import { shellMessages } from './shell.messages';

const Home = styled(Link)({ display: 'inline-flex', textDecoration: 'none', borderRadius: 8 });

/** The title as the way home. */
export function Brand() {
  const text = useText(shellMessages);
  const { title } = useMarket();
  return (
    <Home to="/" aria-label={`${title}, ${text('home')}`}>
      <BrandMark />
    </Home>
  );
}
