/** To catch faults of the disk with: those of these codes answer nothing, others go on. */
export function unless(...codes: string[]) {
  return (error: unknown): undefined => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return undefined;
    throw error;
  };
}
