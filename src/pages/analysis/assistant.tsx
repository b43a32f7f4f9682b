export function Assistant() {
  return null;
}
