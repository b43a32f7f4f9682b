export type ButtonLook = { look?: 'primary' | 'plain' | 'quiet' | 'danger' | 'accent'; small?: boolean };

const looks = {
  primary: 'btn-primary',
  accent: 'btn-accent',
  plain: 'btn-outline border-base-content/50',
  quiet: 'btn-ghost',
  danger: 'btn-error',
} as const;

/** How a button looks, for `Button` and `ButtonLink`. Small ones are still 44 px high on a phone, and under any other thumb. */
export function buttonClass({ look = 'plain', small = false }: ButtonLook): string {
  return `btn h-auto min-h-11 max-w-full shrink py-2 leading-tight font-semibold ${looks[look]} ${small ? 'px-3.5 text-sm md:py-1 md:pointer-fine:min-h-9' : 'px-5 text-base'}`;
}
