import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart, unhurriedPart } from '#src/lazy-part.tsx';
import { paths } from '#src/paths.ts';
import { useToasts } from '#src/state/toasts.ts';
import { WingLines } from '#src/ui/wing-lines.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { HomeFooter } from './home-footer.tsx';
import { rememberPlaces } from './place-memory.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from './toasts.tsx';
import { useDocumentHead } from './use-document-head.ts';

const MoreMenu = unhurriedPart(async () => (await import('./more-menu.tsx')).MoreMenu);
const Notices = unhurriedPart(async () => (await import('./after-first-list.ts')).bringNotices());
const SignOutDialog = lazyPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const [signingOut, setSigningOut] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const hasToast = useToasts(({ queue }) => queue.length > 0);
  useEffect(rememberPlaces, []);
  useDocumentHead();
  const askToSignOut = () => setSigningOut(true);
  const openMenu = () => setMenuOpen(true);
  // Going back leads away beneath what lies above the page.
  const [coveredAt, setCoveredAt] = useState(location);
  if (coveredAt !== location) {
    setCoveredAt(location);
    setMenuOpen(false);
    setSigningOut(false);
  }
  return (
    <div className="shell relative isolate flex min-h-dvh flex-col text-base-content">
      {location !== paths.home && <WingLines />}
      <a
        href="#main"
        className="skip-link z-50 rounded-field bg-primary px-4 py-3 font-semibold text-primary-content"
      >
        Skip to main content
      </a>
      <SiteHeader onMenu={openMenu} onSignOut={askToSignOut} />
      <Notices />
      <main
        id="main"
        tabIndex={-1}
        className={`gutter mx-auto w-full max-w-page grow pt-6 pb-6 md:pt-10 ${hasToast ? 'md:pb-40' : 'md:pb-10'}`}
      >
        {children}
      </main>
      {location === paths.home ? <HomeFooter /> : <SiteFooter />}
      <BottomNavigation menuOpen={menuOpen} onMenu={openMenu} />
      <Toasts />
      {menuOpen && <MoreMenu onClose={() => setMenuOpen(false)} onSignOut={askToSignOut} />}
      {signingOut && <SignOutDialog onClose={() => setSigningOut(false)} />}
    </div>
  );
}
