import { BriefcaseBusiness, ChartNoAxesCombined, Compass, Handshake } from 'lucide-react';
import { welcomeInvestors, welcomeWords } from '#src/content/welcome.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { useWelcomeGuard } from './use-welcome-guard.ts';
import { WelcomePage } from './welcome-page.tsx';

const icons = [Compass, ChartNoAxesCombined, Handshake, BriefcaseBusiness];

export function WelcomeInvestorsPage() {
  if (!useWelcomeGuard('investor')) return <LoadingList label={welcomeWords.loading} />;
  return (
    <WelcomePage
      words={welcomeInvestors}
      icons={icons}
      ways={[welcomeInvestors.start, welcomeInvestors.profile]}
    />
  );
}
