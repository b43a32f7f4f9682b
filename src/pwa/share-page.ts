import { leftOutWords, sharedWords as words } from '#src/content/shared.ts';
import type { LeftOut, SharedPitch } from '#src/lib/pitch-of-share.ts';
import { paths } from '#src/paths.ts';

export const keepPath = '/share-target/draft';

/** What the worker answers with a page of its own, which is not the app. */
export const sharePaths = ['/share-target', keepPath];

/**
 * The page that asks whether what was shared is to be kept. Any website can have a browser send a form here, in the name of
 * whoever is signed in: so it is a press of theirs, on a page of ours that lies in no other, that makes it theirs. Drawn by
 * the worker, because what was shared is kept nowhere until then.
 */
export function sharePage({ title, description, leftOut }: SharedPitch, draftId: string): Response {
  const warnings = leftOut.map((each) => `<p><strong>${escaped(sentence(each))}</strong></p>`);
  return pageOf(
    200,
    words.title,
    `<p>${words.lead}</p>
${warnings.join('\n')}
<form method="post" action="${keepPath}" enctype="multipart/form-data">
<input type="hidden" name="draft" value="${draftId}">
<label for="title">${words.name}</label>
<input id="title" name="title" readonly value="${escaped(title)}">
<label for="text">${words.description}</label>
<textarea id="text" name="text" rows="10" readonly>
${escaped(description)}</textarea>
<p><button>${words.keep}</button> <a href="${paths.drafts}">${words.leave}</a></p>
</form>`,
  );
}

/** Says why what was shared was not kept; an installed app's window has no other way back than this link. */
export function notKeptPage(status: number, why: string): Response {
  return pageOf(
    status,
    words.notKept,
    `<p>${escaped(why)}</p>
<p><a href="${paths.home}">${words.back}</a></p>`,
  );
}

function pageOf(status: number, title: string, contents: string): Response {
  const page = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Pankh</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${contents}
</main>
</body>
</html>`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'same-origin',
    },
  });
}

function sentence(leftOut: LeftOut): string {
  const { longTitle, longDescription, tooLarge, unread, inPart, nameAlone, nothing } = leftOutWords;
  switch (leftOut.why) {
    case 'long-title':
      return longTitle(leftOut.fits);
    case 'long-description':
      return longDescription(leftOut.fits);
    case 'too-large':
      return `${tooLarge(leftOut.file, leftOut.mostBytes)} ${leftOut.isNamed ? nameAlone : nothing}`;
    case 'unread':
      return `${unread(leftOut.file)} ${leftOut.isNamed ? nameAlone : nothing}`;
    case 'in-part':
      return inPart(leftOut.file);
  }
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
main { max-width: 40rem; margin: auto; padding: 1.5rem }
label { display: block; font-weight: 600; margin-top: 1rem }
input, textarea { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit }
button, a { display: inline-block; min-height: 2.75rem; box-sizing: border-box; padding: .6rem 1rem; font: inherit }
a { padding-inline: 0 }`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
