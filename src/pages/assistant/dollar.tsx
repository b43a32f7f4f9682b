import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DollarCorner } from './dollar-corner.tsx';

/** The assistant, at the end of the shell: whoever goes through the screen by keyboard comes to it last. */
export function Dollar() {
  const [shell] = useState(() => document.querySelector('.shell'));
  return shell && createPortal(<DollarCorner />, shell);
}
