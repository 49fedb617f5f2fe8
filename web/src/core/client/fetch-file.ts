/** Starts a download from the portal. Without a name, the server's. */
export function fetchFile({
  url,
  filename = '',
}: {
  readonly url: string;
  readonly filename?: string;
}): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
}
