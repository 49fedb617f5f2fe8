import { styled } from '@mui/material/styles';

/** What a cell says in at most two lines; all of it is a pointer away. */
const Clamp = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** A cell whose words are worth a second line: names, reasons. */
export function TwoLines({ children }: { children: string }) {
  return <Clamp title={children}>{children}</Clamp>;
}
