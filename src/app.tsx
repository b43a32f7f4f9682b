import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { lazyPage } from './lazy-page.tsx';
import { crossFade } from './pages/shell/cross-fade.ts';
import { ErrorBoundary } from './pages/shell/error-boundary.tsx';
import { Shell } from './pages/shell/shell.tsx';
import { publicRoutes } from './public-routes.tsx';
import { LoadingList } from './ui/loading-list.tsx';

const HomePage = lazyPage('/', async () => (await import('./pages/home/home-page.tsx')).HomePage);
const NewsletterForm = lazyPage(
  '/',
  async () => (await import('./pages/company/newsletter-form.tsx')).NewsletterForm,
);
const FundraisePage = lazyPage(
  '/fundraise',
  async () => (await import('./pages/fundraise/fundraise-page.tsx')).FundraisePage,
);
const ExplorePage = lazyPage(
  '/explore',
  async () => (await import('./pages/explore/explore-page.tsx')).ExplorePage,
);
const OpportunityPage = lazyPage(
  '/investment/:id',
  async () => (await import('./pages/opportunity/opportunity-page.tsx')).OpportunityPage,
);
const InvestorSearchPage = lazyPage(
  '/investor-search',
  async () => (await import('./pages/investor/investor-search-page.tsx')).InvestorSearchPage,
);
const SubmitPitchPage = lazyPage(
  '/submit-pitch/:draftId?',
  async () => (await import('./pages/pitches/submit-pitch-page.tsx')).SubmitPitchPage,
);
const LoginPage = lazyPage('/login', async () => (await import('./pages/auth/login-page.tsx')).LoginPage);
const RegisterPage = lazyPage(
  '/register',
  async () => (await import('./pages/auth/register-page.tsx')).RegisterPage,
);
const SignupPage = lazyPage(
  '/signup',
  async () => (await import('./pages/auth/plan/signup-page.tsx')).SignupPage,
);
const InvestPage = lazyPage(
  '/invest',
  async () => (await import('./pages/auth/invest/invest-page.tsx')).InvestPage,
);
const EntrepreneurPage = lazyPage(
  null,
  async () => (await import('./pages/auth/entrepreneur/entrepreneur-page.tsx')).EntrepreneurPage,
);

/** The rest, which nobody comes to first. */
const OwnScreens = lazyPage(null, async () => (await import('./own-routes.tsx')).OwnScreens);

/** Named by its condition here, so that the finished build has nothing of it. */
const DesignSystem = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./pages/dev/ui-page.tsx')).UiPage }))
  : null;

export function App() {
  return (
    <Router aroundNav={crossFade}>
      <Screens />
    </Router>
  );
}

function Screens() {
  const [location] = useLocation();
  return (
    <Shell>
      <ErrorBoundary key={location.split('/')[1]}>
        <Suspense fallback={<LoadingList label="Loading" />}>
          <Switch>
            <Route path="/">
              <HomePage Newsletter={NewsletterForm} />
            </Route>
            <Route path="/fundraise">
              <FundraisePage JoinForm={EntrepreneurPage} />
            </Route>
            <Route path="/explore" component={ExplorePage} />
            <Route path="/investment/:id">{({ id }) => <OpportunityPage key={id} id={id} />}</Route>
            <Route path="/investor-search" component={InvestorSearchPage} />
            <Route path="/submit-pitch/:draftId?">
              {({ draftId }) => <SubmitPitchPage draftId={draftId} />}
            </Route>
            <Route path="/login" component={LoginPage} />
            <Route path="/register" component={RegisterPage} />
            <Route path="/signup" component={SignupPage} />
            <Route path="/invest" component={InvestPage} />
            {publicRoutes.map(({ path, component }) => (
              <Route key={path} path={path} component={component} />
            ))}
            {DesignSystem && <Route path="/dev/ui" component={DesignSystem} />}
            <Route component={OwnScreens} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}
