import { isAdministrator } from '@portal/contracts/kernel';
import { maxMessageLength } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { Control } from '#ui/fields/Control';
import { MentionList } from '../mentions/MentionList';
import type { MentionListState } from '../mentions/use-mention-list';
import { composerTexts } from '../texts';
import type { ComposerState } from './use-composer';

/** Grows with what is written, up to a third of the window. */
const Grown = styled(Control)({
  '& > textarea': { maxHeight: '32dvh', resize: 'none', overflowY: 'auto' },
});

interface ComposerTextFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  order: OrderDetail;
  composer: ComposerState;
  /** Who can be mentioned where the caret stands. */
  mentionList: MentionListState;
}

/** What one writes. Enter sends where there is a keyboard, but for a name that is being chosen. */
export function ComposerTextField({ field, order, composer, mentionList }: ComposerTextFieldProps) {
  const text = useText(composerTexts);
  const { user } = useSession();
  const hasKeyboard = !useMediaQuery('(pointer: coarse)');
  const { kind, send } = composer;
  const isNote = kind === 'note';
  const toWhom = isAdministrator(user.type)
    ? text('toRestaurant', { restaurant: order.restaurant_name })
    : text('toAgency');

  const onKeyDown = (event: KeyboardEvent) => {
    if (mentionList.onKeyDown(event)) return;
    // Somebody who composes a letter confirms it with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    send();
  };
  return (
    <Grown>
      <textarea
        ref={field}
        rows={1}
        aria-label={text(isNote ? 'writeNote' : 'writeMessage')}
        placeholder={isNote ? text('toTeam') : toWhom}
        maxLength={maxMessageLength}
        value={composer.text}
        onChange={(event) => {
          composer.setText(event.target.value);
          mentionList.look(event);
        }}
        onKeyDown={onKeyDown}
        {...mentionList.fieldProps}
      />
      <MentionList field={field} list={mentionList} />
    </Grown>
  );
}
