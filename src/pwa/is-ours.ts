/** How the type of each kind of file of the app begins, by the end of its name. */
const types = new Map([
  ['js', /^(text|application)\/javascript/],
  ['css', /^text\/css/],
  ['html', /^text\/html/],
  ['woff2', /^font\/woff2/],
  ['svg', /^image\/svg/],
  ['png', /^image\/png/],
  ['webmanifest', /^application\/(manifest\+)?json/],
]);
/** What our page names, and no other. */
const mark = '/manifest.webmanifest';

/**
 * Whether an answer is the file of the app that was asked for: a captive portal, and whatever else stands between, answers 200 with
 * a page of its own. One that was kept would stand in the app's place, without a network and with one.
 */
export async function isOurs(address: string, answer: Response): Promise<boolean> {
  const [ending = ''] = /[^.]*$/.exec(new URL(address, 'https://app.example').pathname) ?? [];
  if (!answer.ok || !types.get(ending)?.test(answer.headers.get('Content-Type') ?? '')) return false;
  return ending !== 'html' || (await answer.clone().text()).includes(mark);
}
