import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type OrderDetail, orderQueries } from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useId } from 'react';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { CandidateList } from './CandidateList';
import { newerTexts } from '../texts';
import { NothingNewerNotice } from './NothingNewerNotice';

interface RepeatOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Each piece of an order, with the newer ones that it can be repeated with. */
function PiecesPanel({ order }: { order: OrderDetail }) {
  const text = useText(newerTexts);
  const { language: lang } = useLanguage();
  const headingId = useId();
  const ids = [...new Set(order.items.map(({ resource_id: id }) => id))];
  const query = useCallList(resourceQueries.ListNewerResources, { ids, lang });
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonCards cards={3} />}
      empty={{
        when: ({ rows }) => rows.every(({ candidates }) => candidates.length === 0),
        show: <NothingNewerNotice of="order" />,
      }}
    >
      {({ rows }) => (
        <Stack spacing={4}>
          <Typography variant="body2" color="textSecondary">
            {text('text')}
          </Typography>
          {order.items.map(({ resource_id: pieceId, filename: name }, place) => {
            const candidates = rows.find(({ id }) => id === pieceId)?.candidates ?? [];
            return (
              <section key={place} aria-labelledby={`${headingId}-${place}`}>
                <Typography
                  variant="subtitle1"
                  component="h3"
                  id={`${headingId}-${place}`}
                  sx={{ pb: 1.5, overflowWrap: 'anywhere' }}
                >
                  {name}
                </Typography>
                {candidates.length === 0 ? (
                  <Typography variant="body2">{text('noneText')}</Typography>
                ) : (
                  <CandidateList
                    name={name}
                    candidates={candidates}
                    pathOf={(other) => `/order/${other}?again=${order.id}.${place}`}
                  />
                )}
              </section>
            );
          })}
        </Stack>
      )}
    </Loaded>
  );
}

/** Repeats an earlier order with the pieces that came after its own. */
export function RepeatOrderDialog({ orderId, onClose }: RepeatOrderDialogProps) {
  const text = useText(newerTexts);
  const order = useCallQuery(orderQueries.GetOrder, { id: orderId });
  return (
    <TitledDialog
      title={text('title')}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Loaded query={order} skeleton={<SkeletonCards cards={3} />}>
        {(loaded) => <PiecesPanel order={loaded} />}
      </Loaded>
    </TitledDialog>
  );
}
