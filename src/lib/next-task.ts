/**
 * Once the page has had its turn with whatever waits: a message to oneself, which unlike a timer is not held back when
 * repeated.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
