/** One of a list to choose from, with a quiet note at its end. */
export function MenuOption({ label, note, onChoose }: { label: string; note: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-field px-3 text-start hover:bg-base-200"
    >
      <span>{label}</span>
      <span className="text-sm text-quiet tabular-nums">{note}</span>
    </button>
  );
}
