/** Asks a page something over a port of its own; `null` when it does not answer: it may be frozen, and is still open. */
export function askPage<Answer>(page: Client, question: object, patience: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(null), patience);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => settle(data);
    page.postMessage(question, [port2]);
  });
}
