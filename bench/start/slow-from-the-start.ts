import type { CDPSession } from '@playwright/test';

/**
 * Every page that this browser opens from now on has a processor that many times as slow, from before its first script: it is
 * held back until that is set. `devtools`: a session of the browser, which must last for as long as the pages are to be slow.
 */
export async function slowFromTheStart(devtools: CDPSession, slower: number): Promise<void> {
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo, waitingForDebugger }) => {
    if (waitingForDebugger) void slowDown(devtools, { sessionId, targetId: targetInfo.targetId, slower });
  });
  const filter = [{ type: 'page' }, { exclude: true }];
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter,
  });
}

/** The session that holds the page back cannot be spoken to from here: another one sets it, then that one lets go. */
async function slowDown(
  devtools: CDPSession,
  { sessionId, targetId, slower }: { sessionId: string; targetId: string; slower: number },
): Promise<void> {
  const speaking = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
  const isSet = new Promise<void>((resolve) =>
    devtools.on('Target.receivedMessageFromTarget', (from) => {
      if (from.sessionId === speaking.sessionId && JSON.parse(from.message).id === 1) resolve();
    }),
  );
  const message = JSON.stringify({
    id: 1,
    method: 'Emulation.setCPUThrottlingRate',
    params: { rate: slower },
  });
  await devtools.send('Target.sendMessageToTarget', { sessionId: speaking.sessionId, message });
  await isSet;
  await devtools.send('Target.detachFromTarget', { sessionId });
}
