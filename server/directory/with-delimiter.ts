type Delimited = { delimiter: string; text: AsyncGenerator<string> };

/**
 * What separates the columns of a CSV file, by its header, and its text whole: commas, unless the header has more semicolons or
 * tabs, as spreadsheets write them where the comma stands in numbers. `longest`: no header has more characters.
 */
export async function withDelimiter(chunks: AsyncGenerator<string>, longest: number): Promise<Delimited> {
  let begun = '';
  while (!begun.trimStart().includes('\n') && begun.length <= longest) {
    const next = await chunks.next();
    if (next.done) break;
    begun += next.value;
  }
  return { delimiter: delimiterOf(begun.trimStart().split('\n', 1).join()), text: joined(begun, chunks) };
}

function delimiterOf(header: string): string {
  // Within quotation marks any of them is part of a name.
  const bare = header.replace(/"[^"]*"/g, '');
  const parts = (delimiter: string) => bare.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, each) => (parts(each) > parts(most) ? each : most));
}

async function* joined(begun: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield begun;
  yield* rest;
}
