import { allCalls } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { accessWords, openApi } from '#contract/open-api.ts';
import { type Handlers } from './register-calls.ts';

/** Answers with the documentation of the calls. */
export function docsHandlers(): Handlers<'docs' | 'openApi'> {
  return {
    docs: ({ reply }) => reply.type('text/html; charset=utf-8').send(docsPage()),
    openApi: () => openApi('1'),
  };
}

function docsPage(): string {
  const rows = Object.values<Call>(allCalls).map(
    ({ method, path, access, summary, errors = [] }) =>
      `<tr><th scope="row"><code>${method} ${escape(path)}</code></th><td>${escape(summary)}</td><td>${accessWords[access]}</td><td>${errors.join('<br>')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls of Cicerone</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1c1b1a; background: #fbfaf7 }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid #ddd8cc; font-weight: 400 }
thead th { font-weight: 600 }
code { overflow-wrap: anywhere }
</style>
<h1>Calls of Cicerone</h1>
<p>Staff and visitors send <code>Authorization: Bearer &lt;Session&gt;</code>, a visitor's device sends <code>X-Guide-Device</code>.
Errors are <code>{"error": {"code", "message", "reason", "facts", "details"}}</code>. For programs: <a href="docs/openapi.json">OpenAPI 3.1</a>.</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th scope="col">Who may</th><th scope="col">Refusals</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
