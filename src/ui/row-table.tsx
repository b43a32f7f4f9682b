import type { ReactNode, Ref } from 'react';

/** A table of things, a row each; the first cell says which. `label` is heard. */
export function RowTable({
  label,
  columns,
  rows,
  body,
}: {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  body?: Ref<HTMLTableSectionElement> | undefined;
}) {
  return (
    <table aria-label={label} className="w-full text-start">
      <thead>
        <tr className="border-b border-base-300 text-sm text-quiet">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-3 py-2.5 text-start font-medium first:ps-5 last:pe-5 last:text-end"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} tabIndex={-1} className="border-b border-base-300/70 last:border-0">
            <th scope="row" className="w-[28%] px-3 py-3 ps-5 text-start font-normal">
              {first}
            </th>
            {others.map((cell, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
              <td key={at} className="px-3 py-3 last:pe-5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
