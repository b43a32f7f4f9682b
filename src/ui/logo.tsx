/** The mark (drawn once, in public/icons) and the name. */
export function Logo({ tagline }: { tagline: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <img src="/icons/icon.svg" alt="" width="36" height="36" className="size-9 shrink-0 rounded-[0.6rem]" />
      <span className="grid min-w-0 leading-none">
        <span className="text-xl font-bold tracking-tight">Pankh</span>
        <span className="mt-1 hidden text-[0.625rem] leading-[1.15] font-medium whitespace-nowrap text-quiet min-[25rem]:block sm:text-[0.6875rem]">
          {tagline}
        </span>
      </span>
    </span>
  );
}
