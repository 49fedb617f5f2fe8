/** Milliseconds after which a browser has certainly begun to read what it saves. */
const readBy = 60_000;

/** Hands a file to the browser, which saves it where it saves downloads. */
export function saveFile(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readBy);
}
