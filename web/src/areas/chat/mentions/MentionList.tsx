import Popper, { type PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useText } from '#core/i18n/use-text';
import { InitialsChip } from '#ui/InitialsChip';
import { OptionItem, OptionList } from '#ui/OptionList';
import { useIntoView } from '#ui/use-into-view';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { composerTexts } from '../texts';
import type { MentionListState } from './use-mention-list';

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
export function MentionList({ field, list }: MentionListProps) {
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
