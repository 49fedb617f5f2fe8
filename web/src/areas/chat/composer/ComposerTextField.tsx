import { isAdministrator } from '@portal/contracts/kernel';
import { maxMessageLength } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { KeyboardEvent, RefObject } from 'react';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { Control } from '#ui/fields/Field';
import { InitialsChip } from '#ui/InitialsChip';
import { OptionItem, OptionList, useIntoView } from '#ui/OptionList';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import type { MentionListState } from '../use-mention-list';
import { composerTexts } from '../texts';
import type { ComposerState } from './use-composer';

const List = styled(OptionList)(({ theme }) => ({
  maxHeight: `min(${theme.spacing(33)}, 40dvh)`,
  margin: theme.spacing(0.75, 0),
  overflowWrap: 'anywhere',
}));

/** Pixels. */
const widest = 360;

const asWideAsField: NonNullable<PopperProps['modifiers']>[number] = {
  name: 'asWideAsField',
  enabled: true,
  phase: 'beforeWrite',
  requires: ['computeStyles'],
  fn({ state }) {
    state.styles['popper'] = {
      ...state.styles['popper'],
      width: `${Math.min(state.rects.reference.width, widest)}px`,
    };
  },
};

interface MentionListProps {
  /** Above which it opens. */
  field: RefObject<HTMLElement | null>;
  list: MentionListState;
}

function Options({ list }: Pick<MentionListProps, 'list'>) {
  const text = useText(composerTexts);
  useIntoView(list.active);
  return (
    <List id={list.listId} aria-label={text('mentionable')}>
      {list.found.map((person) => (
        <OptionItem
          key={person.id}
          id={list.optionIdOf(person)}
          isActive={list.optionIdOf(person) === list.active}
          onClick={() => list.choose(person)}
        >
          <span aria-hidden>
            <InitialsChip name={person.name} size={28} />
          </span>
          {person.name}
        </OptionItem>
      ))}
    </List>
  );
}

/** Whom a note can mention. The focus stays in the field below; this only shows what it points at. */
function MentionList({ field, list }: MentionListProps) {
  const text = useText(composerTexts);
  return (
    <>
      <VisuallyHidden role="status">
        {list.active !== undefined && text('mentionableCount', { count: list.found.length })}
      </VisuallyHidden>
      <Popper
        role="presentation"
        open={list.active !== undefined}
        anchorEl={() => field.current?.parentElement as HTMLElement}
        modifiers={[asWideAsField]}
        placement="top-start"
        sx={{ zIndex: 'modal' }}
      >
        <Options list={list} />
      </Popper>
    </>
  );
}

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
