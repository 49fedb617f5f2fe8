/** RFC 6266: ASCII fallback and escaped name; drops lone surrogates. */
export function contentDisposition(disposition: 'inline' | 'attachment', filename: string): string {
  const clean = filename.replace(/[\u0000-\u001f\u007f/\\]/g, '_').replace(/\p{Cs}/gu, '');
  const ascii = clean
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
