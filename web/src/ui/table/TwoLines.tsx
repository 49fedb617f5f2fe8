import { Fragment } from 'react';
import { styled } from '@mui/material/styles';
import { atMostLines } from '../at-most-lines';

const Clamp = styled('span')({
  ...atMostLines(2),
  whiteSpace: 'normal',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** Addresses break here rather than inside a word. */
const breaks = /(?=@)|(?<=\/)/;

export const breakable = (text: string) =>
  text.split(breaks).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The whole text is its tooltip. */
export function TwoLines({ children }: { children: string }) {
  return <Clamp title={children}>{breakable(children)}</Clamp>;
}
