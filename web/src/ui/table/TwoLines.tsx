import { styled } from '@mui/material/styles';
import { atMostLines } from '../at-most-lines';

/** What a cell says in at most two lines; all of it is a pointer away. */
const Clamp = styled('span')({
  ...atMostLines(2),
  whiteSpace: 'normal',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** A cell whose words are worth a second line: names, reasons. */
export function TwoLines({ children }: { children: string }) {
  return <Clamp title={children}>{children}</Clamp>;
}
