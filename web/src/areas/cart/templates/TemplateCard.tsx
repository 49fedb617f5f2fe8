import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Template } from '@portal/contracts/areas/templates';
import { Suspense, useId, useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { radii } from '#app/theme/tokens';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useEntryLines } from '../ticket/use-entry-lines';
import { TemplateMenu } from './TemplateMenu';
import { templatesMessages } from './templates.messages';

const UseTemplateDialog = lazyOverlay(() =>
  import('./UseTemplateDialog').then((module) => module.UseTemplateDialog),
);
const NewerPiecesDialog = lazyOverlay(() =>
  import('../newer/NewerPiecesDialog').then((module) => module.NewerPiecesDialog),
);

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  height: '100%',
  overflow: 'clip',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .stub': {
    display: 'grid',
    placeItems: 'start center',
    padding: theme.spacing(1.5),
    backgroundColor: theme.vars.palette.background.sunken,
    borderRight: `medium dashed ${theme.vars.palette.divider}`,
  },
  '& .stub img': { display: 'block', maxWidth: '100%', maxHeight: '7rem', objectFit: 'contain' },
}));

/** So many answers tell templates of the same piece apart. */
const shownLines = 4;

/** What stands on it, in short. */
function AnswersLine({ template: { entry } }: { template: Template }) {
  const lines = useEntryLines(entry).filter(({ key }) => !['billed', 'shipped', 'method'].includes(key));
  if (lines.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines
        .slice(0, shownLines)
        .map(({ value }) => value)
        .join(' · ')}
    </Box>
  );
}

/** A template as the ticket that it becomes: its piece, its answers, whose it is, and its use. */
export function TemplateCard({ template }: { template: Template }) {
  const text = useText(templatesMessages);
  const titleId = useId();
  const [open, setOpen] = useState<'use' | 'newer' | null>(null);
  const { name, restaurant, author, resource, entry } = template;
  const close = () => setOpen(null);
  const whose = restaurant?.name ?? text('mine');
  return (
    <Card aria-labelledby={titleId}>
      <div className="stub">{resource !== null && <img src={resource.thumb} alt="" loading="lazy" />}</div>
      <Stack spacing={1} sx={{ p: 1.5, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Box component="h3" id={titleId} sx={{ typography: 'subtitle1', m: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {resource?.name ?? entry.from.filename}
            </Box>
          </Box>
          <Box sx={{ flex: 'none', mt: -0.75, mr: -0.75 }}>
            <TemplateMenu template={template} />
          </Box>
        </Stack>
        <AnswersLine template={template} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {restaurant !== null && author.name !== '' ? text('savedBy', { whose, name: author.name }) : whose}
        </Box>
        <Box sx={{ flex: 1 }} />
        {resource === null ? (
          <>
            <Box sx={{ typography: 'body2' }}>{text('gone')}</Box>
            <Button
              size="small"
              aria-label={text('newerOf', { name })}
              onClick={() => setOpen('newer')}
              sx={{ alignSelf: 'start' }}
            >
              {text('newer')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="contained"
            color="primary"
            aria-label={text('useOf', { name })}
            onClick={() => setOpen('use')}
            sx={{ alignSelf: 'start' }}
          >
            {text('use')}
          </Button>
        )}
      </Stack>
      <Suspense>
        {open === 'use' && <UseTemplateDialog template={template} onClose={close} />}
        {open === 'newer' && (
          <NewerPiecesDialog
            pieceId={entry.from.file}
            name={entry.from.filename}
            pathOf={(pieceId) => `/order/${pieceId}?template=${template.id}`}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}
