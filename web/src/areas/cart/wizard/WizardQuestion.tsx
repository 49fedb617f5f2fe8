import Box from '@mui/material/Box';
import type { CartEntry, WizardPage } from '@portal/contracts/areas/cart';
import { formatOf, wizardPages } from '@portal/contracts/areas/cart';
import type { Ref } from 'react';
import { useEffect } from 'react';
import { useLocalised } from '#app/i18n/LanguageProvider';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { yardsticksOf } from './size-scale';
import { wizardMessages } from './wizard.messages';

interface WizardQuestionProps {
  page: WizardPage;
  entry: CartEntry;
  isProduction: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

const reasons = { 3: 'why.questions', 4: 'why.personalisation', 5: 'why.budget' } as const;

/** Why is this asked, or how to read what stands below. */
function useReason(page: WizardPage, { from, to }: CartEntry): string {
  const text = useText(wizardMessages);
  const local = useLocalised();
  const { features } = useMarket();
  if (page === 1) {
    const original = formatOf(from.type);
    const key = features.wizardQuestions ? 'why.sameFormat' : 'why.format';
    return original ? text(key, { format: local(original.label) }) : '';
  }
  if (page === 2) return text(`scale.${yardsticksOf(formatOf(to.file)?.sizes ?? 1)}`);
  return text(reasons[page]);
}

/** The question of a page: the page's heading, which gets the focus when the page opens. Also names the browser tab. */
export function WizardQuestion({ page, entry, isProduction, headingRef }: WizardQuestionProps) {
  const text = useText(wizardMessages);
  const market = useMarket();
  const asked = useReason(page, entry);
  const question = text(isProduction ? 'ask.production' : `ask.${wizardPages[page - 1] ?? 'format'}`);
  const reason = isProduction ? text('why.production') : asked;
  useEffect(() => {
    document.title = `${question} · ${entry.from.filename} · ${market.title}`;
  }, [question, entry.from.filename, market]);
  return (
    <Box sx={{ pb: 3 }}>
      <Box
        component="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ typography: 'h1', fontSize: { xs: 'h2.fontSize', md: 'h1.fontSize' }, m: 0 }}
      >
        {question}
      </Box>
      {reason !== '' && <Box sx={{ color: 'text.secondary', pt: 0.75 }}>{reason}</Box>}
    </Box>
  );
}
