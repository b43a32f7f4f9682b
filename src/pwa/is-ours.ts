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
const firstScript = /<script type="module"[^>]* src="\/([^"]+)"/;

/**
 * Whether an answer is the file of the app that was asked for: a captive portal, and whatever else stands between, answers 200 with
 * a page of its own. One that was kept would stand in the app's place, without a network and with one. `files`: of the version that
 * is being kept; a server that was replaced in that moment answers with the next one's page, whose first script is not among them.
 */
export async function isOurs(
  address: string,
  answer: Response,
  files?: ReadonlySet<string>,
): Promise<boolean> {
  const [ending = ''] = /[^.]*$/.exec(new URL(address, 'https://app.example').pathname) ?? [];
  if (!answer.ok || !types.get(ending)?.test(answer.headers.get('Content-Type') ?? '')) return false;
  if (ending !== 'html') return true;
  const page = await answer.clone().text();
  const [, script] = firstScript.exec(page) ?? [];
  return page.includes(mark) && (!files || !script || files.has(script));
}
