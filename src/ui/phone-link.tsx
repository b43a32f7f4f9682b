/** Calls a number (E.164) with whatever the device calls with. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:min-h-6"
    >
      {number}
    </a>
  );
}
