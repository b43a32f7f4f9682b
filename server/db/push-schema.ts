/** Devices that are woken when there is something new. */
export type PushSchema = {
  /** Where a session's device can be woken. The endpoint is a secret: whoever knows it can try to. */
  pushSubscriptions: Record<'sessionId' | 'accountId' | 'endpoint' | 'endpointHash' | 'createdAt', string> & {
    lastPushAt: string | null;
  };
  /** From `sinceAt` to `toldAt` there was something new for the device; `dueAt`: not to be woken before. */
  duePushes: Record<'sessionId' | 'sinceAt' | 'toldAt' | 'dueAt', string> & { attempts: number };
};
