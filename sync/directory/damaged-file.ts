/** A file of the directory that does not hold what its kind must hold: cut short, altered, or something else altogether. */
export class DamagedDirectoryFile extends Error {
  override name = 'DamagedDirectoryFile';
}
