import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { tableTexts } from '../../texts';
import type { Refused, StatusChange } from './use-status-change';

function RefusedLine({ refused }: { refused: Refused }) {
  const text = useText(tableTexts);
  const explain = useErrorText();
  const names = refused.names.join(', ');
  if (refused.error === undefined) return <div>{text('refusedGone', { names })}</div>;
  const { text: error, code } = explain(refused.error);
  return <div>{text('refusedError', { error, code, names })}</div>;
}

/** Which of many were not changed, by name and with the reason; stays until it is read (R-ERR-17). */
export function RefusedNotice({ refused, forgetRefused }: Pick<StatusChange, 'refused' | 'forgetRefused'>) {
  const text = useText(tableTexts);
  if (refused.length === 0) return null;
  const count = refused.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <Alert
      severity="warning"
      onClose={forgetRefused}
      slotProps={{ closeButton: { 'aria-label': text('close') } }}
    >
      <AlertTitle>{text('refusedTitle', { count })}</AlertTitle>
      {refused.map((one) => (
        <RefusedLine key={one.names.join()} refused={one} />
      ))}
    </Alert>
  );
}
