import { create } from 'zustand';

/** Whether the assistant's panel is open, and the context it talks in where that is not the page's. */
export const useDollar = create<{ isOpen: boolean; context: string | null }>(() => ({
  isOpen: false,
  context: null,
}));

export function openDollar(context: string | null = null): void {
  useDollar.setState({ isOpen: true, context });
}

export function closeDollar(): void {
  useDollar.setState({ isOpen: false, context: null });
}
