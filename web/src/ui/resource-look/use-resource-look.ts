import { ResourceStatus, type ResourceSummary } from '@portal/contracts/areas/resources';
import { type Language, writtenDay } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { languageCode } from '#core/i18n/language';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { MediaLook, MediaMark } from '../card/MediaCard';
import { resourceLookTexts } from '../texts/early';

const veils = {
  [ResourceStatus.ComingSoon]: 'soon',
  [ResourceStatus.Inactive]: 'inactive',
  [ResourceStatus.Published]: undefined,
  [ResourceStatus.Ended]: 'ended',
} as const;

/** If there are several (R-CAT-12). */
function languageMark({ lang }: ResourceSummary): MediaMark {
  return { label: languageCode(lang.id as Language).toUpperCase(), title: lang.name };
}

/** R-CAT-04, AMB-05. */
export function useResourceLook(): (resource: ResourceSummary) => MediaLook {
  const text = useText(resourceLookTexts);
  const { languages } = useMarket();
  const hasLanguages = languages.length > 1;
  return useCallback(
    (resource) => {
      const veil = veils[resource.status];
      return {
        to: resource.link,
        name: resource.name,
        src: resource.thumb,
        width: resource.thumb_width,
        height: resource.thumb_height,
        marks: [
          ...(resource.type.name === '' ? [] : [{ label: resource.type.name }]),
          ...(hasLanguages ? [languageMark(resource)] : []),
          ...(resource.valid_until === null
            ? []
            : [{ label: text('until', { day: writtenDay(resource.valid_until) }) }]),
        ],
        veil: veil && text(veil),
      };
    },
    [text, hasLanguages],
  );
}
