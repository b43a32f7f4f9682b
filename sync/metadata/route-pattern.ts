/**
 * `/blog/:id` and `/settings/:part?` as regular expressions; a slash at the end of an address changes nothing, nor do capitals, as
 * in the router.
 */
export function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source === '/' ? '' : source}/?$`, 'i');
}
