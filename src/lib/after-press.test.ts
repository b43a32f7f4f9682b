import { expect, onTestFinished, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

test.each(['pointerup', 'keyup'])(
  'what is to be seen after a press is done once, by the first %s',
  (name) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onTestFinished(() => void vi.unstubAllGlobals());
    const work = vi.fn();
    afterPress(work);
    expect(work).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(name));
    for (const later of ['pointerup', 'keyup']) page.dispatchEvent(new Event(later));
    expect(work).toHaveBeenCalledOnce();
  },
);
