import Button from '@mui/material/Button';
import { videoQueries } from '@portal/contracts/areas/videos';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCallList } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';
import { Page } from '../../../ui/Page';
import { useEdition } from '../../../ui/record/use-edition';
import { EmptyState } from '../../../ui/states/EmptyState';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonRows } from '../../../ui/states/Skeletons';
import { videosMessages } from '../videos.messages';
import { newVideo, valuesOf } from './video-values';
import { VideoForm } from './VideoForm';

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText(videosMessages);
  return (
    <Page title={title} crumbs={[{ label: text('title'), to: '/admin/videos' }]}>
      {children}
    </Page>
  );
}

export function AddVideoScreen() {
  const text = useText(videosMessages);
  return (
    <Frame title={text('newTitle')}>
      <VideoForm video={null} values={newVideo} onReload={() => undefined} />
    </Frame>
  );
}

function Missing() {
  const text = useText(videosMessages);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('missing')}
      text={text('missingText')}
      action={
        <Button component={Link} to="/admin/videos">
          {text('backToList')}
        </Button>
      }
    />
  );
}

/** One advert, found among the few that there are. */
export function EditVideoScreen() {
  const text = useText(videosMessages);
  const { timeZone } = useMarket();
  const { id } = useParams();
  const videos = useCallList(videoQueries.ListVideos, {});
  const edition = useEdition(videos);
  return (
    <Frame title={text('editTitle')}>
      <Loaded query={videos} skeleton={<SkeletonRows rows={4} />}>
        {({ rows }) => {
          const video = rows.find((one) => String(one.id) === id);
          if (video === undefined) return <Missing />;
          return (
            <VideoForm
              key={`${video.id}-${edition.number}`}
              video={video}
              values={valuesOf(video, timeZone)}
              onReload={edition.reload}
            />
          );
        }}
      </Loaded>
    </Frame>
  );
}
