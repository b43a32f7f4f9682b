import { ChartNoAxesCombined, Handshake, Sparkles, SquarePen } from 'lucide-react';
import { welcomeFounders, welcomeWords } from '#src/content/welcome.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { useWelcomeGuard } from './use-welcome-guard.ts';
import { WelcomePage } from './welcome-page.tsx';

const icons = [SquarePen, Sparkles, Handshake, ChartNoAxesCombined];

export function WelcomeFoundersPage() {
  if (!useWelcomeGuard('entrepreneur')) return <LoadingList label={welcomeWords.loading} />;
  return <WelcomePage words={welcomeFounders} icons={icons} />;
}
