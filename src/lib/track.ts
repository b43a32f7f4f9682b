export type TrackedEvent =
  | 'page_view'
  | 'view_details'
  | 'connect'
  | 'ai_chat_message'
  | 'ai_analysis_start'
  | 'ai_analysis_click';

export type Told = { category?: string; label?: string; value?: number };
type Send = (event: TrackedEvent, told: Told) => void;

let send: Send | null = null;

/** Tells whoever counts visits what was done; nobody, until the person has agreed. Nothing in it may name a person. */
export function track(event: TrackedEvent, told: Told = {}): void {
  send?.(event, told);
}

export function trackDetails(opportunityId: string): void {
  track('view_details', { category: 'opportunity', label: opportunityId });
}

export function trackTo(next: Send | null): void {
  send = next;
}
