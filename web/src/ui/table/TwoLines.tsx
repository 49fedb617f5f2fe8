import { styled } from '@mui/material/styles';
import { atMostLines } from '../at-most-lines';

const Clamp = styled('span')({
  ...atMostLines(2),
  whiteSpace: 'normal',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** The whole text is its tooltip. */
export function TwoLines({ children }: { children: string }) {
  return <Clamp title={children}>{children}</Clamp>;
}
