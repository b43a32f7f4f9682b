import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';

/** What stands on a person's own page while nobody is signed in; `href` leads back to it by way of the login. */
export function SignInFirst({
  icon,
  title,
  href,
  label,
  also,
  children,
}: {
  icon: LucideIcon;
  title: string;
  href: string;
  /** The words on the way to the login. */
  label: string;
  /** What a guest can do besides. */
  also?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <>
          <ButtonLink href={href} look="primary">
            {label}
          </ButtonLink>
          {also}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
