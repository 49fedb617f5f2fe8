import { isValidElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messageId, type Messages } from './define-texts';
import { elided } from './use-text';

type RichValue = ReactNode | Date | ((chunks: ReactNode[]) => ReactNode);

interface TProps<Key extends string> {
  of: Messages<Key>;
  id: Key;
  /** Placeholders; functions fill tags: `<b>…</b>` with `{ b: (chunks) => <strong>{chunks}</strong> }`. */
  values?: Record<string, RichValue>;
}

function wordsIn(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(wordsIn).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? wordsIn(node.props.children) : '';
}

/** A text with markup: `<T of={cartMessages} id="total" values={…} />`. */
export function T<Key extends string>({ of: messages, id, values }: TProps<Key>) {
  const { locale } = useIntl();
  return (
    <FormattedMessage id={messageId(messages.area, id)} values={values}>
      {(parts) =>
        parts.map((part, at) => {
          if (typeof part !== 'string') return part;
          const rest = wordsIn(parts.slice(at + 1));
          const whole = elided(part + rest, values, locale);
          return whole.slice(0, whole.length - elided(rest, values, locale).length);
        })
      }
    </FormattedMessage>
  );
}
