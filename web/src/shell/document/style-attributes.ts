interface Restyled {
  readonly html: string;
  readonly rules: string;
}

const plain = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Turns `style` attributes into rules: the content security policy forbids them (S14). */
export function withoutStyleAttributes(html: string): Restyled {
  const known: string[] = [];
  const moved = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!known.includes(style)) known.push(style);
    return ` data-style="${known.indexOf(style)}"`;
  });
  return { html: moved, rules: known.map((style, at) => `[data-style="${at}"]{${plain(style)}}`).join('') };
}
