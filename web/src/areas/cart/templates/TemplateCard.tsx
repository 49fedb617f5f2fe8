import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { Template } from '@portal/contracts/areas/templates';
import { Fragment, Suspense, useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useEntryLines } from '../ticket/use-entry-lines';
import { TemplateMenu } from './TemplateMenu';
import { templatesTexts } from '../texts';
import { unbroken } from '#ui/unbroken';

const UseTemplateDialog = lazyOverlay(() =>
  import('./UseTemplateDialog').then((module) => module.UseTemplateDialog),
);
const NewerResourcesDialog = lazyOverlay(() =>
  import('../newer/NewerResourcesDialog').then((module) => module.NewerResourcesDialog),
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

/** What it is delivered with, and the restaurant that stands on it: said elsewhere, or asked anew. */
const leftOut = ['billed', 'shipped', 'method', 'restaurant'];
/** Numbers, which say nothing without their name. */
const counted = ['units', 'images'];

/** Letters of an answer that is never broken: a price, a size. */
const short = 24;

/** What stands on it, in short. */
function AnswersLine({ template: { entry } }: { template: Template }) {
  const lines = useEntryLines(entry).filter(({ key }) => !leftOut.includes(key));
  if (lines.length === 0) return null;
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {lines.slice(0, shownLines).map(({ key, label, value }, place) => (
        <Fragment key={key}>
          {place > 0 && '\u00a0· '}
          <Box component="span" sx={value.length <= short ? { whiteSpace: 'nowrap' } : {}}>
            {counted.includes(key) ? `${label}: ${value}` : value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

/** Whose it is; of a restaurant's, who saved it. */
function WhoseLine({ template: { restaurant, author } }: { template: Template }) {
  const text = useText(templatesTexts);
  const whose = restaurant?.name ?? text('mine');
  const isSigned = restaurant !== null && author.name !== '';
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      {isSigned ? text('savedBy', { whose, name: author.name }) : whose}
    </Box>
  );
}

/** Puts it to use, or leads to what its piece was followed by. */
function TemplateUseButton({ template }: { template: Template }) {
  const text = useText(templatesTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, name, resource, entry } = template;
  const isGone = resource === null;
  const close = () => setOpen(false);
  return (
    <>
      {isGone && <Box sx={{ typography: 'body2' }}>{text('gone')}</Box>}
      <Button
        size="small"
        aria-label={text(isGone ? 'newerOf' : 'useOf', { name })}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {text(isGone ? 'newer' : 'use')}
      </Button>
      <Suspense>
        {isOpen && !isGone && <UseTemplateDialog template={template} onClose={close} />}
        {isOpen && isGone && (
          <NewerResourcesDialog
            pieceId={entry.from.file}
            name={entry.from.filename}
            pathOf={(pieceId) => `/order/${pieceId}?template=${id}`}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** A template as the ticket that it becomes: its piece, its answers, whose it is, and its use. */
export function TemplateCard({ template }: { template: Template }) {
  const titleId = useId();
  const { name, resource, entry } = template;
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
              {unbroken(resource?.name ?? entry.from.filename)}
            </Box>
          </Box>
          <Box sx={{ flex: 'none', mt: -0.75, mr: -0.75 }}>
            <TemplateMenu template={template} />
          </Box>
        </Stack>
        <AnswersLine template={template} />
        <WhoseLine template={template} />
        <Box sx={{ flex: 1 }} />
        <TemplateUseButton template={template} />
      </Stack>
    </Card>
  );
}
