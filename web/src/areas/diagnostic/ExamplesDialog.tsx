import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { diagnosticQueries, type SwotList, swotListOfType } from '@portal/contracts/areas/diagnostic';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { swotTexts } from './texts';

const Option = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  width: '100%',
  minHeight: 'var(--control-height)',
  padding: theme.spacing(1, 1.5),
  borderRadius: radii.control,
  border: `0.0625rem solid ${theme.vars.palette.divider}`,
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'default' },
}));

interface ExamplesDialogProps {
  restaurantId: number;
  list: SwotList;
  /** What the list has already. */
  rows: readonly string[];
  /** Texts that can still be added. */
  room: number;
  onPick: (text: string) => void;
  onClose: () => void;
}

const isSame = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0;

/** Examples for one of the four lists, those alone that may be used; as many as fit can be picked (R-DIA-07). */
export function ExamplesDialog({ restaurantId, list, rows, room, onPick, onClose }: ExamplesDialogProps) {
  const text = useText(swotTexts);
  const examples = useCallQuery(diagnosticQueries.ListSwotExamples, { id: restaurantId });
  return (
    <TitledDialog
      title={text('examplesOf', { list: text(list) })}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      }
    >
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('examplesHint')}</Box>
      <Loaded
        query={examples}
        skeleton={<Skeleton variant="rounded" height={200} />}
        empty={{
          when: (all) => all.every(({ type }) => swotListOfType[type] !== list),
          show: <EmptyState level="h3" title={text('examplesNone')} text={text('examplesNoneText')} />,
        }}
      >
        {(all) => (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {all
              .filter(({ type }) => swotListOfType[type] === list)
              .map(({ id, data }) => {
                const isTaken = rows.some((row) => isSame(row, data));
                return (
                  <li key={id}>
                    <Option
                      aria-disabled={isTaken || room === 0}
                      onClick={() => !isTaken && room > 0 && onPick(data)}
                    >
                      {isTaken ? <CheckRounded aria-hidden color="success" /> : <AddRounded aria-hidden />}
                      <span>
                        {data}
                        {isTaken && <VisuallyHidden>{` (${text('taken')})`}</VisuallyHidden>}
                      </span>
                    </Option>
                  </li>
                );
              })}
          </Box>
        )}
      </Loaded>
    </TitledDialog>
  );
}
