import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement<Record<string, unknown>>;

/** The first part of a drawing for which this holds, however deep it stands in it; not of what its parts draw themselves. */
export function partOf(drawing: ReactNode, holds: (part: Part) => boolean): Part | undefined {
  for (const child of Children.toArray(drawing)) {
    if (!isValidElement(child)) continue;
    const part = child as Part; // whatever it was given has a name
    // What one part is given to draw are its children.
    const found = holds(part) ? part : partOf(part.props.children as ReactNode, holds);
    if (found) return found;
  }
}
