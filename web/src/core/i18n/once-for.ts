/** Memoizes formatters: creating one is slow. */
export function onceFor<Key, Format>(make: (key: Key) => Format): (key: Key) => Format {
  const made = new Map<Key, Format>();
  return (key) => {
    const format = made.get(key) ?? make(key);
    made.set(key, format);
    return format;
  };
}
