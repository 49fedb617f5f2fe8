import { resourceQueries } from '@portal/contracts/areas/resources';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useCallList } from '../../app/client/use-call-query';
import { useLanguage } from '../../app/i18n/LanguageProvider';
import { useText } from '../../app/i18n/use-text';
import { usePieceLook } from '../../app/pieces/use-piece-look';
import { PartHead } from '../../ui/PartHead';
import { PieceCard } from '../../ui/piece/PieceCard';
import { PieceStripSkeleton } from '../../ui/piece/PieceSkeletons';
import { PieceStrip } from '../../ui/piece/PieceStrip';
import { LoadedPart } from '../../ui/states/LoadedPart';
import { homeMessages } from './home.messages';
import { useLogged } from './use-logged';

/** The most that is shown, whatever the server answers (R-HOM-13, R-CON-03). */
const shownFiles = 10;

/** As many as are seen without pushing the strip aside. */
const eagerPictures = 6;

/** The ten newest files in the language in use, the newest first (R-HOM-13, AMB-20). */
export function NewestFiles() {
  const text = useText(homeMessages);
  const titleId = useId();
  const lookOf = usePieceLook();
  const { language: lang } = useLanguage();
  const newest = useCallList(resourceQueries.ListNewResources, { lang });
  useLogged(newest.error);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <PartHead id={titleId} title={text('newest')} />
      <LoadedPart
        query={newest}
        skeleton={<PieceStripSkeleton />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: <Box sx={{ color: 'text.secondary' }}>{text('newestNone')}</Box>,
        }}
      >
        {({ rows }) => (
          <PieceStrip items={rows.slice(0, shownFiles)} keyOf={({ id }) => id} label={text('newest')}>
            {(resource, place) => <PieceCard piece={lookOf(resource)} isEager={place < eagerPictures} />}
          </PieceStrip>
        )}
      </LoadedPart>
    </Box>
  );
}
