import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/project.ts';
import { findClassFaults, readSources } from './css-classes.ts';

describe('classes of CSS modules', () => {
  it('have one name in styles and code', async () => {
    const globs = ['src', 'engine', 'games', 'cms'].flatMap((room) => [
      `${room}/**/*.tsx`,
      `${room}/**/*.ts`,
      `${room}/**/*.css`,
    ]);
    const listed = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', ...globs.map((glob) => `:(glob)${glob}`)],
      {
        cwd: projectRoot,
        encoding: 'utf8',
      },
    );
    const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(projectRoot, path)));
    const files = await readSources(projectRoot, paths);
    expect(files.filter(({ path }) => path.endsWith('.module.css')).length).toBeGreaterThan(50);
    expect(findClassFaults(files)).toEqual([]);
  });

  const code = { path: 'cms/panel.tsx', text: "import styles from './panel.module.css';\nstyles.panel;" };
  const css = (text: string) => ({ path: 'cms/panel.module.css', text });

  it.each([
    ['.panel { color: red }', []],
    [
      '.pane { color: red }',
      [
        'cms/panel.tsx names .panel, which cms/panel.module.css does not have',
        '.pane in cms/panel.module.css is named by no code',
      ],
    ],
    ['.panel {} :global(#content):has(.pane) {}', ['.pane in cms/panel.module.css is named by no code']],
    ['/* .old */ .panel { background: url(a.svg) } :global(.leaflet-pane) {}', []],
  ])('%s: %j', (text, faults) => {
    expect(findClassFaults([code, css(text)])).toEqual(faults);
  });

  it('belong to imported modules', () => {
    expect(findClassFaults([css('.panel {}')])).toEqual(['cms/panel.module.css is not imported']);
  });

  it('are found by the addresses of rooms', () => {
    const ui = { path: 'src/shared/ui/a.module.css', text: '.a {}' };
    const user = { path: 'games/a.tsx', text: "import css from '#ui/a.module.css';\ncss.b;" };
    expect(findClassFaults([ui, user])).toEqual([
      'games/a.tsx names .b, which src/shared/ui/a.module.css does not have',
      '.a in src/shared/ui/a.module.css is named by no code',
    ]);
  });
});
