import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ownerAlone } from '../outside/owner-alone.ts';

/**
 * A command's arguments: the one thing it is about, and its options; `--help` is answered at once.
 * Throws where they are not what the command takes.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  thing = 'file',
) {
  const parsed = parseArgs({
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(help);
    process.exit(0);
  }
  const [named, ...others] = parsed.positionals;
  if (named === undefined || others.length > 0) throw new Error(`Name one ${thing}. ${help.split('\n')[0]}`);
  return { named, values: parsed.values };
}

/** Runs a command: what goes wrong is one plain line on stderr and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  process.umask(ownerAlone);
  try {
    await work();
  } catch (error) {
    console.error(inOneLine(error));
    process.exitCode = 1;
  }
}

/** With all that it came from. */
function inOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${inOneLine(error.cause)})` : '';
  return `${error.message}${cause}`.replace(/\s*\n\s*/g, ' ');
}
