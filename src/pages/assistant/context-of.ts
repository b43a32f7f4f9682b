/** What Dollar talks about on a screen, by its path: the word on the panel's badge, and the context the server is told. */
export function contextOf(path: string): string {
  return contexts.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 'general';
}

const contexts = [
  ['/fundraise', 'fundraise'],
  ['/investment/', 'opportunity'],
  ['/explore', 'opportunity'],
  ['/dashboard', 'dashboard'],
  ['/investor', 'investor'],
  ['/invest', 'invest'],
  ['/submit-pitch', 'pitch'],
  ['/pitch-enhancer', 'pitch'],
  ['/drafts', 'pitch'],
  ['/portfolio', 'portfolio'],
  ['/ai-analysis', 'analysis'],
  ['/help', 'help'],
] as const;
