type Part = { text: string; differs: boolean };

const shownAround = 90;
const worthLeavingOut = 160;

/**
 * Leaves out the long stretches in which two texts are the same, but for the words beside a difference: a change of two
 * words in two pages is seen at once. Texts without a difference stay as they are.
 */
export function shortenParts(parts: readonly Part[]): Part[] {
  if (!parts.some(({ differs }) => differs)) return [...parts];
  return parts.map((part, at) => {
    if (part.differs) return part;
    const before = at === 0 ? 0 : shownAround;
    const after = at === parts.length - 1 ? 0 : shownAround;
    return { ...part, text: withoutMiddle(part.text, before, after) };
  });
}

function withoutMiddle(text: string, before: number, after: number): string {
  if (text.length <= before + after + worthLeavingOut) return text;
  const start = before === 0 ? '' : text.slice(0, before).replace(/\S*$/u, '');
  const end = after === 0 ? '' : text.slice(-after).replace(/^\S*/u, '');
  return `${start}…${end}`;
}
