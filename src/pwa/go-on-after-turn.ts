import { forgetPush } from '#src/lib/forget-push.ts';
import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { tellTurn } from '#src/state/turned.ts';
import { guestId } from '#sync/guest-id.ts';

/**
 * Says whose this tab is, where it has begun again as another's. Where it is nobody's, whoever was here may have been signed out
 * from elsewhere: no tab has taken away what the app shows of theirs outside its window.
 */
export function goOnAfterTurn(personId: string, isCleared: boolean): void {
  if (!tellTurn(personId, isCleared) || personId !== guestId) return;
  void forgetPush().catch(() => undefined);
  showOnIcon(0);
}
