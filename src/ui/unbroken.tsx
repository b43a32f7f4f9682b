/** Words that keep to one line where they have a hyphen of their own: a line ends between words, or in one that fills it. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/([^\s-]+-)(?=\S)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- two parts may be the same
      <span key={at} className="joins-on">
        {part}
      </span>
    ),
  );
}
