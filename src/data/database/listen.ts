type Stop = () => void;

/** Tells every new answer to `onAnswer`, or what went wrong to `onFault`, until it is stopped. */
export type Listen<T> = (onAnswer: (answer: T) => void, onFault: (error: unknown) => void) => Stop;
