import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { notificationsQueries } from '@portal/contracts/areas/notifications';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { BarPanel } from '#ui/BarPanel';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { bellTexts } from '../texts/early';
import { NoticeItem } from './NoticeItem';
import { useSeen } from './use-seen';

interface NoticePanelProps {
  anchor: HTMLElement;
  onClose: () => void;
}

function Head({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText(bellTexts);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 1, py: 0.5 }}
    >
      <Box component="h2" id={id} sx={{ m: 0, typography: 'subtitle1' }}>
        {text('title')}
      </Box>
      <IconButton component={Link} to="/notifications" aria-label={text('settings')} onClick={onClose}>
        <SettingsOutlined fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function Notices({ onClose }: { onClose: () => void }) {
  const text = useText(bellTexts);
  const { language: lang } = useLanguage();
  const notices = useCallList(notificationsQueries.ListNotices, { lang, size: 20 }, { freshFor: 0 });
  useSeen(notices.data?.rows[0]);
  const nothing = <EmptyState level="h3" title={text('empty')} text={text('emptyText')} />;
  return (
    <Loaded
      query={notices}
      skeleton={<SkeletonRows />}
      empty={{ when: ({ rows }) => rows.length === 0, show: nothing }}
    >
      {({ rows }) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onOpen={onClose} />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

/** What is behind the bell; opening it makes it seen. */
export function NoticePanel({ anchor, onClose }: NoticePanelProps) {
  const id = useId();
  return (
    <BarPanel anchor={anchor} onClose={onClose} name={{ labelledBy: id }} width={50}>
      <Head id={id} onClose={onClose} />
      <Notices onClose={onClose} />
    </BarPanel>
  );
}
