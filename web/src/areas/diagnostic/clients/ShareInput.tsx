import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { Control } from '#ui/fields/Control';
import { shareOf, shareText } from '../draft/share-text';
import { shareProblem, tidyShare } from './client-rows';
import { clientsTexts } from '../texts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.75, 1.5),
}));
const Typed = styled('div')({
  width: '7.5rem',
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** The share as a bar, with a tick where the others stand. */
const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: theme.spacing(0.75),
  flex: '1 1 3rem',
  borderRadius: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.sunken,
  printColorAdjust: 'exact',
  '& i': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    borderRadius: theme.spacing(0.5),
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& b': {
    position: 'absolute',
    insetBlock: '-0.1875rem',
    width: '0.1875rem',
    borderRadius: '0.125rem',
    backgroundColor: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 0.0625rem ${theme.vars.palette.background.paper}`,
  },
}));

const percent = (share: number, extent: number) => `${Math.min(100, (share / extent) * 100)}%`;

const Figure = styled('div')({ minWidth: '4rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** What is wrong with the share, else where the others stand. */
function Note({ id, value, median }: { id: string; value: string; median: number | null }) {
  const text = useText(clientsTexts);
  const problem = shareProblem(value);
  const standing = median === null ? '' : text('median', { value: shareText(median) });
  return (
    <Box id={id} sx={{ typography: 'caption', pt: 0.5, color: problem ? 'error.main' : 'text.secondary' }}>
      {problem === undefined ? standing : text(problem)}
    </Box>
  );
}

interface ShareInputProps {
  label: string;
  value: string;
  /** What the others of the region have; `null` where too few stand behind it. */
  median: number | null;
  /** What the longest bar of the table stands for. */
  extent: number;
  isReadOnly: boolean;
  onChange: (typed: string) => void;
}

/** A share of sales in percent: zero or more, flagged as soon as it is over 100 (R-DIA-19). */
export function ShareInput({ label, value, median, extent, isReadOnly, onChange }: ShareInputProps) {
  const id = useId();
  const isWrong = shareProblem(value) !== undefined;
  const written = `${value === '' ? '0' : value}\u00a0%`;
  return (
    <div>
      <Line>
        {isReadOnly ? (
          <Figure>{written}</Figure>
        ) : (
          <>
            <Typed data-print="no">
              <Control>
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={label}
                  aria-invalid={isWrong}
                  aria-describedby={id}
                  maxLength={20}
                  value={value}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => onChange(event.target.value)}
                  onBlur={() => onChange(tidyShare(value))}
                />
                <span aria-hidden>%</span>
              </Control>
            </Typed>
            <Figure data-print="only">{written}</Figure>
          </>
        )}
        <Track aria-hidden>
          <i style={{ width: percent(shareOf(value) ?? 0, extent) }} />
          {median !== null && <b style={{ insetInlineStart: percent(median, extent) }} />}
        </Track>
      </Line>
      <Note id={id} value={value} median={median} />
    </div>
  );
}
