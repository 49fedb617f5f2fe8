interface Grant {
  readonly url: string;
  readonly filename: string;
}

/** Lets the browser fetch a granted file, under its own name, while the page stays. */
export function fetchFile({ url, filename }: Grant) {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
}
