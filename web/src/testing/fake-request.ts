/** A request as the server receives it. */
export interface FakeCall {
  readonly method: string;
  /** Below `/api/`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of query and body. */
  readonly sent: Readonly<Record<string, unknown>>;
}

export function readRequest(url: string, init: RequestInit): FakeCall {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api/', ''),
    query: searchParams,
    headers: init.headers as Record<string, string>,
    sent: { ...Object.fromEntries(searchParams), ...body },
  };
}

/** Parameters of `order/{id}` in `order/7`; `null` for another path. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const parts = template.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) parameters[name] = value;
    else if (part !== value) return null;
  }
  return parameters;
}
