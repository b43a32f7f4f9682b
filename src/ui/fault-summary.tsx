/** Which fields of a form are to be put right, above it, each a way to its field; what is wrong stands there. */
export function FaultSummary({
  title,
  faults,
  onGo,
}: {
  title: string;
  faults: readonly { name: string; label: string; message: string }[];
  onGo: (name: string) => void;
}) {
  if (faults.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="rounded-field border border-s-4 border-error/40 border-s-error px-4 py-3"
    >
      <p className="font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-x-5">
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onGo(name)}
              className="min-h-11 cursor-pointer text-start underline decoration-error/50 underline-offset-4 hover:decoration-error md:min-h-8"
            >
              {label}
              <span className="sr-only">: {message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
