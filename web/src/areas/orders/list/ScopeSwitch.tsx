import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { ordersTexts } from '../texts';

interface ScopeSwitchProps {
  isEverywhere: boolean;
  onChange: (isEverywhere: boolean) => void;
}

/** The selected restaurant, or all of one's restaurants. */
export function ScopeSwitch({ isEverywhere, onChange }: ScopeSwitchProps) {
  const text = useText(ordersTexts);
  return (
    <Segmented
      hidesLabel
      label={text('scope')}
      options={[
        { value: 'site', label: text('scopeSite') },
        { value: 'all', label: text('scopeAll') },
      ]}
      value={isEverywhere ? 'all' : 'site'}
      onChange={(scope) => onChange(scope === 'all')}
    />
  );
}
