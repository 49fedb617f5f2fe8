import { isValidElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messageId, type Messages } from './define-texts';
import { elided } from './elision';

type RichValue = ReactNode | Date | ((chunks: ReactNode[]) => ReactNode);

interface TProps<Key extends string> {
  of: Messages<Key>;
  id: Key;
  /** Placeholders; a function fills a tag: `<b>…</b>` with `{ b: (chunks) => <strong>{chunks}</strong> }`. */
  values?: Record<string, RichValue>;
}

/** The words in an element, as far as it holds them itself. */
function wordsIn(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsIn(node.props.children) : '';
}

/** A text of an area as an element, for texts that carry markup: `<T of={cartMessages} id="total" values={…} />`. */
export function T<Key extends string>({ of: messages, id, values }: TProps<Key>) {
  const { locale } = useIntl();
  return (
    <FormattedMessage id={messageId(messages.area, id)} values={values}>
      {(parts) =>
        parts.map((part, at) => {
          if (typeof part !== 'string') return part;
          // The name may stand inside the markup behind this part.
          const rest = wordsIn(parts.slice(at + 1));
          const whole = elided(part + rest, values, locale);
          return whole.slice(0, whole.length - elided(rest, values, locale).length);
        })
      }
    </FormattedMessage>
  );
}
