/** The mark (drawn once, in public/icons) and the name. */
export function Logo({ tagline }: { tagline: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <img src="/icons/icon.svg" alt="" width="36" height="36" className="size-9 shrink-0 rounded-[0.6rem]" />
      <span className="grid min-w-0 leading-none">
        <span className="text-xl font-bold tracking-tight">Pankh</span>
        <span className="mt-0.5 hidden text-[0.6875rem] leading-[1.1] font-medium text-quiet min-[22.5rem]:block sm:text-xs md:whitespace-nowrap">
          {tagline}
        </span>
      </span>
    </span>
  );
}
