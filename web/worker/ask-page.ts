/** `null` without an answer: it may be frozen, but open. */
export function askPage<Answer>(
  page: Client,
  question: object,
  maxMilliseconds: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(null), maxMilliseconds);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => settle(data);
    page.postMessage(question, [port2]);
  });
}
