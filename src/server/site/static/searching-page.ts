import { baseMark } from '../page.ts';

/** The file that marks a folder as ours, so that no other folder is ever emptied, and unknown addresses find it. */
export const staticMark = 'cicerone-static.json';
export const staticMarkContent = { Guide: 'cicerone' } as const;

/**
 * Returns the page for addresses without one, for a folder that may be served at any path: it looks for the guide in
 * the folders above its address, the nearest first, and becomes the guide's page.
 */
export function searchingPage(template: string): string {
  if (!template.includes(baseMark)) throw new Error(`index.html must hold ${baseMark}`);
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>Cicerone</title>
  </head>
  <body>
    <noscript>
      <p>Dieser Guide braucht JavaScript. Bitte schalten Sie es ein.</p>
      <p lang="en">This guide needs JavaScript. Please switch it on.</p>
    </noscript>
    <script>
      const page = ${JSON.stringify(template).replaceAll('<', String.raw`\u003c`)};
      const mark = ${JSON.stringify({ file: staticMark, ...staticMarkContent })};
      async function findGuide(folder) {
        const found = await fetch(folder + mark.file).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
        return found.Guide === mark.Guide || folder === '/' ? folder : findGuide(folder.replace(/[^/]*[/]$/, ''));
      }
      findGuide(location.pathname.replace(/[^/]*$/, '')).then((folder) => {
        const base = '<base href="' + folder.replaceAll('&', '&amp;') + '" />';
        document.open();
        document.write(page.replace(${JSON.stringify(baseMark).replaceAll('<', String.raw`\u003c`)}, () => base));
        document.close();
      });
    </script>
  </body>
</html>
`;
}
