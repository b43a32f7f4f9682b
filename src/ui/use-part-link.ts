import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { showPart } from './show-part.ts';

/**
 * For links to a part of this page, with its id after the #: goes there once the address is the new one, so that Back leads to the
 * place and the link that were left.
 */
export function usePartLink(href: string): (event: MouseEvent) => void {
  const [, navigate] = useLocation();
  return (event) => {
    event.preventDefault();
    navigate(href);
    showPart(href);
  };
}
