import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useText } from '#app/i18n/use-text';
import { ordersMessages } from '../orders.messages';

interface ScopeSwitchProps {
  isEverywhere: boolean;
  onChange: (isEverywhere: boolean) => void;
}

/** The selected restaurant, or all of one's restaurants. */
export function ScopeSwitch({ isEverywhere, onChange }: ScopeSwitchProps) {
  const text = useText(ordersMessages);
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={text('scope')}
      value={isEverywhere ? 'all' : 'site'}
      onChange={(_event, scope: string | null) => scope !== null && onChange(scope === 'all')}
    >
      <ToggleButton value="site">{text('scopeSite')}</ToggleButton>
      <ToggleButton value="all">{text('scopeAll')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
