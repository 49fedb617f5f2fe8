import type { ComparedFeature } from '@portal/contracts/areas/diagnostic';
import { useIntl } from 'react-intl';
import { useText } from '#core/i18n/use-text';
import { standingOf } from '../figures/standing';
import { type ComparedColumn, featurePairs } from './comparison';
import { competitionTexts } from '../texts';

/** One sentence on the competition: with whom the restaurant is compared, where it wins and where it loses. */
export function useCompetitionResult(chosen: number, columns: readonly ComparedColumn[]): string {
  const text = useText(competitionTexts);
  const { formatList, locale } = useIntl();
  const rivals = columns.slice(1);
  if (chosen === 0) return text('result.nobody');
  if (rivals.length === 0) return text('result.chosen', { count: chosen });
  const names = formatList(rivals.map(({ name }) => name));
  const nameOf = (feature: ComparedFeature) => text(`feature.${feature}`).toLocaleLowerCase(locale);
  const standing = standingOf(
    featurePairs(columns).filter(({ own, other }) => own !== null && other !== null),
  );
  if (standing.key === 'none' || standing.key === 'alone') return text('result.unrated', { names });
  return text(`result.${standing.key}`, {
    names,
    ...('best' in standing && { best: nameOf(standing.best.feature) }),
    ...('worst' in standing && { worst: nameOf(standing.worst.feature) }),
  });
}
