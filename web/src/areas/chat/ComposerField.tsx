import { Popper, type PopperProps, useMediaQuery } from '@mui/material';
import { maxMessageLength } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { isAdministrator } from '@portal/contracts/kernel';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { InitialsChip } from '#ui/InitialsChip';
import { OptionItem, OptionList, useIntoView } from '#ui/OptionList';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Control } from '#ui/fields/Field';
import type { ComposerState } from './composer';
import type { MentionListState } from './mentions';
import { composerTexts } from './texts';

/** Pixels. */
const maxListWidth = 360;

const asWideAsField: NonNullable<PopperProps['modifiers']>[number] = {
  name: 'asWideAsField',
  enabled: true,
  phase: 'beforeWrite',
  requires: ['computeStyles'],
  fn({ state }) {
    state.styles['popper'] = {
      ...state.styles['popper'],
      width: `${Math.min(state.rects.reference.width, maxListWidth)}px`,
    };
  },
};

function MentionOptions({ list }: { list: MentionListState }) {
  const text = useText(composerTexts);
  useIntoView(list.active);
  return (
    <OptionList
      id={list.listId}
      aria-label={text('mentionable')}
      sx={{
        maxHeight: (theme) => `min(${theme.spacing(33)}, 40dvh)`,
        my: 0.75,
        overflowWrap: 'anywhere',
      }}
    >
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
    </OptionList>
  );
}

interface ComposerFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  order: OrderDetail;
  composer: ComposerState;
  list: MentionListState;
}

/** Enter sends where there is a keyboard. */
export function ComposerField({ field, order, composer, list }: ComposerFieldProps) {
  const text = useText(composerTexts);
  const { user } = useSession();
  const hasKeyboard = !useMediaQuery('(pointer: coarse)');
  const isNote = composer.kind === 'note';
  const receiver = isAdministrator(user.type)
    ? text('toRestaurant', { restaurant: order.restaurant_name })
    : text('toAgency');

  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKeyDown(event)) return;
    // Enter also confirms a composed character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    composer.send();
  };
  return (
    <Control sx={{ '& > textarea': { maxHeight: '32dvh', resize: 'none', overflowY: 'auto' } }}>
      <textarea
        ref={field}
        rows={1}
        aria-label={text(isNote ? 'writeNote' : 'writeMessage')}
        placeholder={isNote ? text('toTeam') : receiver}
        maxLength={maxMessageLength}
        value={composer.text}
        onChange={(event) => {
          composer.setText(event.target.value);
          list.look(event);
        }}
        onKeyDown={onKeyDown}
        {...list.fieldProps}
      />
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
        <MentionOptions list={list} />
      </Popper>
    </Control>
  );
}
