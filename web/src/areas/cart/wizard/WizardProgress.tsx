import CheckRounded from '@mui/icons-material/CheckRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type CartEntry, type WizardPage, wizardPages } from '@portal/contracts/areas/cart';
import { Fragment } from 'react';
import { useText } from '#core/i18n/use-text';
import type { Wizard } from './use-wizard';
import { asksBillingAlone } from './WizardQuestionPanel';
import { wizardTexts } from '../texts';

const Track = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', alignItems: 'center', minWidth: 0 },
  '& > .rule': {
    flex: '1 1 1rem',
    maxWidth: '4rem',
    height: 0,
    borderTop: `0.125rem solid ${theme.vars.palette.divider}`,
  },
  '& > .rule.done': { borderColor: theme.vars.palette.primary.main },
  '& > .open': { color: theme.vars.palette.text.secondary },
}));

const Step = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1),
  minHeight: '2.5rem',
  padding: theme.spacing(0, 1),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.subtitle2,
  '& .disc': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.625rem',
    height: '1.625rem',
    borderRadius: '50%',
    fontVariantNumeric: 'tabular-nums',
    border: `0.125rem solid ${theme.vars.palette.control}`,
  },
  '&.done': { color: theme.vars.palette.text.primary },
  '&.done .disc': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[aria-current]': { color: theme.vars.palette.text.primary },
  '&[aria-current] .disc': {
    color: theme.vars.palette.background.default,
    borderColor: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.text.primary,
  },
  '&:not(.Mui-disabled):hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

interface WizardProgressProps {
  wizard: Wizard;
  /** Nobody leaves the page while its files are under way. */
  isHeld: boolean;
}

/**
 * The steps that this order really has, by name; those that were open before can be jumped to.
 * Nothing where there is one step alone.
 */
export function WizardProgress({ wizard, isHeld }: WizardProgressProps) {
  const text = useText(wizardTexts);
  const { pages, state } = wizard;
  const place = pages.indexOf(state.page);
  const isOpenEnded = state.entry.to.file === 0;
  if (pages.length === 1) return null;
  return (
    <nav aria-label={text('progress')}>
      <Track sx={{ display: { xs: 'none', md: 'flex' } }}>
        {pages.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && <li aria-hidden className={index <= place ? 'rule done' : 'rule'} />}
            {index === 1 && isOpenEnded && (
              <>
                <li className="open" title={text('stepUnknown')}>
                  <MoreHorizRounded titleAccess={text('stepUnknown')} />
                </li>
                <li aria-hidden className="rule" />
              </>
            )}
            <li>
              <ProgressStep
                wizard={wizard}
                page={page}
                number={isOpenEnded && index > 0 ? '' : String(index + 1)}
                isDone={index < place}
                isHeld={isHeld}
              />
            </li>
          </Fragment>
        ))}
      </Track>
      <NarrowProgress pages={pages} place={place} entry={state.entry} />
    </nav>
  );
}

interface ProgressStepProps extends WizardProgressProps {
  page: WizardPage;
  /** Nothing while nobody knows how many come before. */
  number: string;
  isDone: boolean;
}

const nameOf = (page: WizardPage, entry: CartEntry) =>
  asksBillingAlone(page, entry) ? 'step.billing' : (`step.${wizardPages[page - 1] ?? 'format'}` as const);

function ProgressStep({ wizard, page, number, isDone, isHeld }: ProgressStepProps) {
  const text = useText(wizardTexts);
  const isCurrent = page === wizard.state.page;
  return (
    <Step
      className={isDone ? 'done' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
      disabled={isHeld || isCurrent || !wizard.mayJump(page)}
      onClick={() => wizard.jump(page)}
    >
      <span className="disc">
        {isDone ? <CheckRounded fontSize="small" titleAccess={text('stepDone')} /> : number}
      </span>
      {text(nameOf(page, wizard.state.entry))}
    </Step>
  );
}

interface NarrowProgressProps {
  pages: readonly WizardPage[];
  place: number;
  entry: CartEntry;
}

/** Where there is no room for their names: where one is, in words, above a bar in as many pieces as there are steps. */
function NarrowProgress({ pages, place, entry }: NarrowProgressProps) {
  const text = useText(wizardTexts);
  const page = pages[place] ?? 1;
  // Nobody knows yet how many steps there will be.
  const isOpenEnded = entry.to.file === 0;
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' } }}>
      <Typography variant="subtitle2" component="div" sx={{ pb: 0.75 }}>
        {text(isOpenEnded ? 'progressFirst' : 'progressNow', {
          step: place + 1,
          total: pages.length,
          name: text(nameOf(page, entry)),
        })}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {pages.map((one, index) => (
          <Box
            key={one}
            sx={{
              flex: 1,
              height: '0.25rem',
              borderRadius: 1,
              bgcolor: index <= place ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
