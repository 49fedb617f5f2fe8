import { Box, Button, Stack, Typography } from '@mui/material';
import { type OrderDetail, orderQueries } from '@portal/contracts/areas/orders';
import { resourceQueries, type ResourceSummary } from '@portal/contracts/areas/resources';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { CardLink } from '#ui/card/CardLink';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { newerTexts } from './texts';

interface NewerResourcesDialogProps {
  resourceId: number;
  name: string;
  pathOf: (resourceId: number) => string;
  onClose: () => void;
}

/** Its replacement first, then the newest. */
export function NewerResourcesDialog({ resourceId, name, pathOf, onClose }: NewerResourcesDialogProps) {
  const text = useText(newerTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(resourceQueries.ListNewerResources, { ids: [resourceId], lang });
  return (
    <NewerDialog onClose={onClose}>
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        empty={{
          when: ({ rows }) => rows.every(({ candidates }) => candidates.length === 0),
          show: <NothingNewer text={text('noneText')} />,
        }}
      >
        {({ rows }) => (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
              {text('text')}
            </Typography>
            <CandidateList
              name={name}
              candidates={rows.flatMap(({ candidates }) => candidates)}
              pathOf={pathOf}
            />
          </>
        )}
      </Loaded>
    </NewerDialog>
  );
}

interface RepeatOrderDialogProps {
  orderId: string;
  onClose: () => void;
}

export function RepeatOrderDialog({ orderId, onClose }: RepeatOrderDialogProps) {
  const order = useCallQuery(orderQueries.GetOrder, { id: orderId });
  return (
    <NewerDialog onClose={onClose}>
      <Loaded query={order} skeleton={<SkeletonCards cards={3} />}>
        {(loaded) => <OrderItems order={loaded} />}
      </Loaded>
    </NewerDialog>
  );
}

function NewerDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const text = useText(newerTexts);
  return (
    <TitledDialog
      title={text('title')}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      {children}
    </TitledDialog>
  );
}

function OrderItems({ order }: { order: OrderDetail }) {
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
        show: <NothingNewer text={text('noneOfOrder')} />,
      }}
    >
      {({ rows }) => (
        <Stack spacing={4}>
          <Typography variant="body2" color="textSecondary">
            {text('text')}
          </Typography>
          {order.items.map(({ resource_id: resourceId, filename: name }, place) => {
            const candidates = rows.find(({ id }) => id === resourceId)?.candidates ?? [];
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

function NothingNewer({ text }: { text: string }) {
  const words = useText(newerTexts);
  return (
    <EmptyState
      level="h3"
      title={words('none')}
      text={text}
      action={
        <Button component={Link} to="/nacional">
          {words('toCatalogue')}
        </Button>
      }
    />
  );
}

interface CandidateListProps {
  name: string;
  candidates: readonly ResourceSummary[];
  pathOf: (resourceId: number) => string;
}

function CandidateList({ name, candidates, pathOf }: CandidateListProps) {
  const text = useText(newerTexts);
  return (
    <Box
      component="ul"
      aria-label={text('candidates', { name })}
      sx={{
        display: 'grid',
        // On a phone, one alone would fill the screen.
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        },
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {candidates.map((resource) => (
        <li key={resource.id}>
          <CandidateLink resource={resource} path={pathOf(resource.id)} />
        </li>
      ))}
    </Box>
  );
}

function CandidateLink({ resource, path }: { resource: ResourceSummary; path: string }) {
  const text = useText(newerTexts);
  const dates = useDates();
  const { name, thumb, type, update_date: changed } = resource;
  return (
    <CardLink to={path} aria-label={text('choose', { name })}>
      <Box
        component="img"
        src={thumb}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '1',
          objectFit: 'contain',
          p: 1,
          bgcolor: 'background.sunken',
        }}
      />
      <Box sx={{ p: 1.5, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" className="name" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          {type.name} · {dates.day(changed.slice(0, 10))}
        </Typography>
      </Box>
    </CardLink>
  );
}
