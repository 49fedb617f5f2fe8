import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type CartEntry,
  formatOf,
  isDigital,
  type WizardPage,
  wizardPages,
} from '@portal/contracts/areas/cart';
import { type Ref, useEffect } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { lowScreen } from '#core/theme/tokens';
import { scaleTexts, wizardTexts } from '../texts';
import { yardsticksOf } from './size-scale';

interface WizardQuestionPanelProps {
  page: WizardPage;
  entry: CartEntry;
  isProduction: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The last page of a digital format asks for the invoice alone. */
export const asksBillingAlone = (page: WizardPage, { to }: Pick<CartEntry, 'to'>) =>
  page === 5 && isDigital(to.file);

const reasons = { 3: 'why.questions', 4: 'why.personalisation', 5: 'why.budget' } as const;

type Asked = Pick<CartEntry, 'from' | 'to'>;

/** Why is this asked, or how to read what stands below. */
function useReason(page: WizardPage, { from, to }: Asked): string {
  const text = useText(wizardTexts);
  const scaleText = useText(scaleTexts);
  const local = useLocalised();
  const { features } = useMarket();
  if (page === 1) {
    const original = formatOf(from.type);
    const key = features.wizardQuestions ? 'why.sameFormat' : 'why.format';
    return original ? text(key, { format: local(original.label) }) : '';
  }
  if (page === 2) return scaleText(yardsticksOf(formatOf(to.file)?.sizes ?? 1));
  return text(asksBillingAlone(page, { to }) ? 'why.billing' : reasons[page]);
}

function useQuestion(page: WizardPage, entry: CartEntry, isProduction: boolean): string {
  const text = useText(wizardTexts);
  if (asksBillingAlone(page, entry)) return text('ask.billing');
  return text(isProduction ? 'ask.production' : `ask.${wizardPages[page - 1] ?? 'format'}`);
}

/** The question of a page: the page's heading, which gets the focus when the page opens. Also names the browser tab. */
export function WizardQuestionPanel({ page, entry, isProduction, headingRef }: WizardQuestionPanelProps) {
  const text = useText(wizardTexts);
  const market = useMarket();
  const asked = useReason(page, entry);
  const question = useQuestion(page, entry, isProduction);
  const reason = isProduction ? text('why.production') : asked;
  useEffect(() => {
    document.title = `${question} · ${entry.from.filename} · ${market.title}`;
  }, [question, entry.from.filename, market]);
  return (
    <Box sx={{ pb: 3, [lowScreen]: { pb: 1.5 } }}>
      <Typography
        variant="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' } }}
      >
        {question}
      </Typography>
      {reason !== '' && <Box sx={{ color: 'text.secondary', pt: 0.75 }}>{reason}</Box>}
    </Box>
  );
}
