import { type ReactNode, useEffect, useState } from 'react';
import { UpdatePrompt } from '#src/pwa/update-prompt.tsx';
import { useToasts } from '#src/state/toasts.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { DatabaseNotice } from './database-notice.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from './toasts.tsx';

/** What stands around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const [signingOut, setSigningOut] = useState(false);
  const hasToast = useToasts(({ queue }) => queue.length > 0);
  useEffect(startAtTopOfNewScreens, []);
  const askToSignOut = () => setSigningOut(true);
  return (
    <div className="flex min-h-dvh flex-col text-base-content">
      <a
        href="#main"
        className="fixed start-3 top-3 z-50 -translate-y-24 rounded-field bg-primary px-4 py-3 font-semibold text-primary-content focus:translate-y-0"
      >
        Skip to main content
      </a>
      <SiteHeader onSignOut={askToSignOut} />
      <UpdatePrompt />
      <DatabaseNotice />
      <main
        id="main"
        tabIndex={-1}
        className={`gutter mx-auto w-full max-w-page grow pt-6 md:py-10 ${hasToast ? 'pb-40' : 'pb-6'}`}
      >
        {children}
      </main>
      <SiteFooter />
      <BottomNavigation onSignOut={askToSignOut} />
      <Toasts />
      {signingOut && <SignOutDialog onClose={() => setSigningOut(false)} />}
    </div>
  );
}

/** Going back keeps the place, as browsers do; a new screen begins at its top. */
function startAtTopOfNewScreens() {
  let shown = location.pathname;
  const onPush = () => {
    if (location.pathname !== shown) scrollTo(0, 0);
    shown = location.pathname;
  };
  const onPop = () => {
    shown = location.pathname;
  };
  addEventListener('pushState', onPush);
  addEventListener('replaceState', onPop);
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('pushState', onPush);
    removeEventListener('replaceState', onPop);
    removeEventListener('popstate', onPop);
  };
}
