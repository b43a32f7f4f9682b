import type { ComponentType } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { screenAt } from '#sync/metadata/screen-at.ts';
import { lazyPage } from './lazy-page.tsx';
import { NeedsDatabase } from './pages/storage/needs-database.tsx';

const ConnectionsPage = keptPage(
  '/connections',
  async () => (await import('./pages/connections/connections-page.tsx')).ConnectionsPage,
);
const MessagesPage = keptPage(
  '/messages/:connectionId?',
  async () => (await import('./pages/messages/messages-page.tsx')).MessagesPage,
);
const InvestorPage = keptPage(
  '/investor/:id',
  async () => (await import('./pages/investor/investor-page.tsx')).InvestorPage,
);
const DraftsPage = keptPage(
  '/drafts',
  async () => (await import('./pages/pitches/drafts-page.tsx')).DraftsPage,
);
const OutboxPage = lazyPage(
  '/outbox',
  async () => (await import('./pages/outbox/outbox-page.tsx')).OutboxPage,
);
const VerificationPage = lazyPage(
  '/otp-verification',
  async () => (await import('./pages/auth/verification/verification-page.tsx')).VerificationPage,
);
const ForgotPasswordPage = lazyPage(
  '/forgot-password',
  async () => (await import('./pages/auth/password/forgot-password-page.tsx')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyPage(
  '/reset-password',
  async () => (await import('./pages/auth/password/reset-password-page.tsx')).ResetPasswordPage,
);
const WelcomeInvestorsPage = keptPage(
  '/welcome-investors',
  async () => (await import('./pages/welcome/welcome-investors-page.tsx')).WelcomeInvestorsPage,
);
const WelcomeFoundersPage = keptPage(
  '/welcome-founders',
  async () => (await import('./pages/welcome/welcome-founders-page.tsx')).WelcomeFoundersPage,
);
const DashboardPage = keptPage(
  '/dashboard',
  async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
);
const PortfolioPage = keptPage(
  '/portfolio',
  async () => (await import('./pages/portfolio/portfolio-page.tsx')).PortfolioPage,
);
const ApproachesPage = keptPage(
  '/approaches',
  async () => (await import('./pages/approaches/approaches-page.tsx')).ApproachesPage,
);
const ProfilePage = keptPage(
  '/profile',
  async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage,
);
const NotificationsPage = keptPage(
  '/notifications',
  async () => (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
);
const SettingsPage = keptPage(
  '/settings/:part?',
  async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
);
/** The settings ask for a code as the verification does. */
const CodeStep = lazyPage(
  '/settings/:part?',
  async () => (await import('./pages/auth/verification/code-step.tsx')).CodeStep,
);
const AdminPage = keptPage(
  '/admin/:part?',
  async () => (await import('./pages/admin/admin-page.tsx')).AdminPage,
);
const NotFoundPage = lazyPage(
  null,
  async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage,
);

/** The screens that one comes to from others, or with an account; and that of an address that leads nowhere. */
export function OwnScreens() {
  return (
    <Switch>
      <Route path="/connections" component={ConnectionsPage} />
      <Route path="/messages/:connectionId?">
        {({ connectionId }) => <MessagesPage connectionId={connectionId} />}
      </Route>
      <Route path="/investor/:id">{({ id }) => <InvestorPage key={id} id={id} />}</Route>
      <Route path="/drafts" component={DraftsPage} />
      <Route path="/outbox" component={OutboxPage} />
      <Route path="/otp-verification" component={VerificationPage} />
      <Route path="/forgot-password" component={ForgotPasswordPage} />
      <Route path="/reset-password" component={ResetPasswordPage} />
      <Route path="/welcome-investors" component={WelcomeInvestorsPage} />
      <Route path="/welcome-founders" component={WelcomeFoundersPage} />
      <Route path="/dashboard" component={DashboardPage} />
      <Route path="/portfolio" component={PortfolioPage} />
      <Route path="/approaches" component={ApproachesPage} />
      <Route path="/profile" component={ProfilePage} />
      <Route path="/notifications" component={NotificationsPage} />
      <Route path="/settings/:part?">{({ part }) => <SettingsPage part={part} CodeStep={CodeStep} />}</Route>
      <Route path="/admin/:part?">{({ part }) => <AdminPage part={part} />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}

/** A page of nothing but what is read from this device. */
function keptPage<Props extends object>(
  path: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page = lazyPage(path, load);
  return function KeptPage(props: Props) {
    const [location] = useLocation();
    return (
      <NeedsDatabase title={screenAt(location)?.screen.title}>
        <Page {...props} />
      </NeedsDatabase>
    );
  };
}
