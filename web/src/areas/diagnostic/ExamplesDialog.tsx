import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { Box, Button, ButtonBase, Skeleton } from '@mui/material';
import { diagnosticQueries, type SwotList, swotListOfType } from '@portal/contracts/areas/diagnostic';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { swotTexts } from './texts';

interface ExamplesDialogProps {
  restaurantId: number;
  list: SwotList;
  rows: readonly string[];
  /** Texts that can still be added. */
  room: number;
  onPick: (text: string) => void;
  onClose: () => void;
}

const isSame = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0;

/** R-DIA-07. */
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
                const isOff = isTaken || room === 0;
                return (
                  <li key={id}>
                    <ButtonBase
                      aria-disabled={isOff}
                      onClick={() => !isOff && onPick(data)}
                      sx={{
                        justifyContent: 'flex-start',
                        gap: 1.5,
                        width: 1,
                        minHeight: 'var(--control-height)',
                        px: 1.5,
                        py: 1,
                        border: 1,
                        borderColor: 'divider',
                        borderRadius: 1,
                        font: 'inherit',
                        textAlign: 'start',
                        '&:hover': { bgcolor: 'background.sunken' },
                        ...(isOff && { color: 'text.secondary', cursor: 'default' }),
                      }}
                    >
                      {isTaken ? <CheckRounded aria-hidden color="success" /> : <AddRounded aria-hidden />}
                      <span>
                        {data}
                        {isTaken && <VisuallyHidden>{` (${text('taken')})`}</VisuallyHidden>}
                      </span>
                    </ButtonBase>
                  </li>
                );
              })}
          </Box>
        )}
      </Loaded>
    </TitledDialog>
  );
}
