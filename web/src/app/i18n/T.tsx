import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Messages } from './define-messages';
import { messageId } from './define-messages';

type RichValue = ReactNode | Date | ((chunks: ReactNode[]) => ReactNode);

interface TProps<Key extends string> {
  of: Messages<Key>;
  id: Key;
  /** Placeholders; a function fills a tag: `<b>…</b>` with `{ b: (chunks) => <strong>{chunks}</strong> }`. */
  values?: Record<string, RichValue>;
}

/** A text of an area as an element, for texts that carry markup: `<T of={cartMessages} id="total" values={…} />`. */
export function T<Key extends string>({ of: messages, id, values }: TProps<Key>) {
  return <FormattedMessage id={messageId(messages.area, id)} values={values} />;
}
