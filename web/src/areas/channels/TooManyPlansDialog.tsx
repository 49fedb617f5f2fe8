import { useText } from '#core/i18n/use-text';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { problemMessages } from './problems.messages';

/** There may be two planned changes and no third one (R-CHN-30, R-ERR-21). */
export function TooManyPlansDialog({ onClose }: { onClose: () => void }) {
  const text = useText(problemMessages);
  return <NoticeDialog title={text('plansTitle')} text={text('plansText')} onClose={onClose} />;
}
