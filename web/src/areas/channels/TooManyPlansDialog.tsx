import { useText } from '#core/i18n/use-text';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { problemTexts } from './texts';

/** There may be two planned changes and no third one (R-CHN-30, R-ERR-21). */
export function TooManyPlansDialog({ onClose }: { onClose: () => void }) {
  const text = useText(problemTexts);
  return <NoticeDialog title={text('plansTitle')} text={text('plansText')} onClose={onClose} />;
}
