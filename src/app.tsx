import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from './pages/shell/error-boundary.tsx';
import { Shell } from './pages/shell/shell.tsx';
import { LoadingList } from './ui/loading-list.tsx';

const HomePage = lazy(async () => ({ default: (await import('./pages/home/home-page.tsx')).HomePage }));
const FundraisePage = lazy(async () => ({
  default: (await import('./pages/fundraise/fundraise-page.tsx')).FundraisePage,
}));
const ExplorePage = lazy(async () => ({
  default: (await import('./pages/explore/explore-page.tsx')).ExplorePage,
}));
const OpportunityPage = lazy(async () => ({
  default: (await import('./pages/opportunity/opportunity-page.tsx')).OpportunityPage,
}));
const SubmitPitchPage = lazy(async () => ({
  default: (await import('./pages/pitches/submit-pitch-page.tsx')).SubmitPitchPage,
}));
const DraftsPage = lazy(async () => ({
  default: (await import('./pages/pitches/drafts-page.tsx')).DraftsPage,
}));
const OutboxPage = lazy(async () => ({
  default: (await import('./pages/outbox/outbox-page.tsx')).OutboxPage,
}));
const LoginPage = lazy(async () => ({ default: (await import('./pages/auth/login-page.tsx')).LoginPage }));
const RegisterPage = lazy(async () => ({
  default: (await import('./pages/auth/register-page.tsx')).RegisterPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
}));

export function App() {
  const [location] = useLocation();
  return (
    <Shell>
      <ErrorBoundary key={location.split('/')[1]}>
        <Suspense fallback={<LoadingList label="Loading" />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/fundraise" component={FundraisePage} />
            <Route path="/explore" component={ExplorePage} />
            <Route path="/investment/:id">{({ id }) => <OpportunityPage key={id} id={id} />}</Route>
            <Route path="/submit-pitch/:draftId?">
              {({ draftId }) => <SubmitPitchPage draftId={draftId} />}
            </Route>
            <Route path="/drafts" component={DraftsPage} />
            <Route path="/outbox" component={OutboxPage} />
            <Route path="/login" component={LoginPage} />
            <Route path="/register" component={RegisterPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
