import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { CardTickButton } from '../card/CardTickButton';
import { useSelection } from './selection-context';
import { selectionTexts } from '../texts';

interface SelectBoxInputProps {
  resource: ResourceSummary;
  /** This person may download it. */
  isOffered: boolean;
}

/** Puts a piece into the selection, or takes it out. */
export function SelectBoxInput({ resource: { id, name }, isOffered }: SelectBoxInputProps) {
  const text = useText(selectionTexts);
  const { chosen, isFull, toggle } = useSelection();
  const onToggle = useCallback(() => toggle({ id, name }), [toggle, id, name]);
  const isChosen = chosen.has(id);
  return (
    <CardTickButton
      label={text('selectOf', { name })}
      hint={isOffered ? undefined : text('notOffered')}
      isChecked={isChosen}
      // What was chosen can be taken out, also when it cannot be had any more.
      isDisabled={!isChosen && (isFull || !isOffered)}
      onToggle={onToggle}
    />
  );
}
