import { Route, Switch } from 'wouter';
import { lazyPage } from './lazy-page.tsx';

const ConnectionsPage = lazyPage(
  '/connections',
  async () => (await import('./pages/connections/connections-page.tsx')).ConnectionsPage,
);
const MessagesPage = lazyPage(
  '/messages/:connectionId?',
  async () => (await import('./pages/messages/messages-page.tsx')).MessagesPage,
);
const InvestorPage = lazyPage(
  '/investor/:id',
  async () => (await import('./pages/investor/investor-page.tsx')).InvestorPage,
);
const DraftsPage = lazyPage(
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
const WelcomeInvestorsPage = lazyPage(
  '/welcome-investors',
  async () => (await import('./pages/welcome/welcome-investors-page.tsx')).WelcomeInvestorsPage,
);
const WelcomeFoundersPage = lazyPage(
  '/welcome-founders',
  async () => (await import('./pages/welcome/welcome-founders-page.tsx')).WelcomeFoundersPage,
);
const DashboardPage = lazyPage(
  '/dashboard',
  async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
);
const PortfolioPage = lazyPage(
  '/portfolio',
  async () => (await import('./pages/portfolio/portfolio-page.tsx')).PortfolioPage,
);
const ApproachesPage = lazyPage(
  '/approaches',
  async () => (await import('./pages/approaches/approaches-page.tsx')).ApproachesPage,
);
const ProfilePage = lazyPage(
  '/profile',
  async () => (await import('./pages/profile/profile-page.tsx')).ProfilePage,
);
const NotificationsPage = lazyPage(
  '/notifications',
  async () => (await import('./pages/notifications/notifications-page.tsx')).NotificationsPage,
);
const SettingsPage = lazyPage(
  '/settings/:part?',
  async () => (await import('./pages/settings/settings-page.tsx')).SettingsPage,
);
/** The settings ask for a code as the verification does. */
const CodeStep = lazyPage(
  '/settings/:part?',
  async () => (await import('./pages/auth/verification/code-step.tsx')).CodeStep,
);
const AdminPage = lazyPage(
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
