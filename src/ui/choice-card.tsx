import { type ComponentProps, type ReactNode, useId } from 'react';

/** One of a few weighty choices, as a card to tap: a radio button with more to say for itself. */
export function ChoiceCard({
  title,
  children,
  ...rest
}: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  title: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 gap-3 rounded-field border border-base-content/40 bg-base-100 p-4 has-checked:border-primary has-checked:outline-1 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
      <input
        {...rest}
        id={id}
        type="radio"
        aria-describedby={children ? `${id}-more` : undefined}
        className="relative z-1 radio mt-0.5 shrink-0 radio-sm radio-primary focus-visible:outline-none"
      />
      <div className="grid min-w-0 grow content-start gap-1">
        {/* The label covers the whole card. */}
        <label htmlFor={id} className="cursor-pointer font-semibold after:absolute after:inset-0">
          {title}
        </label>
        {children && (
          <div id={`${id}-more`} className="text-sm text-quiet">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
