import type { Listen } from './listen.ts';

/** Has all who listen at one time hear of one and the same listening. Who comes later hears at once what was told last. */
export function sharedListen<T>(listen: Listen<T>): Listen<T> {
  const hearers = new Set<Parameters<Listen<T>>>();
  let last: { answer: T } | undefined;
  let stop = () => {};

  function end(): void {
    hearers.clear();
    last = undefined;
    stop();
  }

  return (...hearer) => {
    hearers.add(hearer);
    if (last) hearer[0](last.answer);
    if (hearers.size === 1)
      stop = listen(
        (answer) => {
          last = { answer };
          for (const [onAnswer] of hearers) onAnswer(answer);
        },
        (error) => {
          const all = [...hearers];
          // It tells nothing more: whoever comes after this begins anew.
          end();
          for (const [, onFault] of all) onFault(error);
        },
      );
    return () => {
      if (hearers.delete(hearer) && hearers.size === 0) end();
    };
  };
}
