const codes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/;

/** The database cannot take work now (busy, full, failing disk): nothing was decided, the same request may come again. */
export function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.test(String(error.code));
}
