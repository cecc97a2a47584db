import { type BuildTool } from '#contract/calls/build-calls.ts';
import { type FoundTool } from './find-tools.ts';

/** Debian's packages. */
const packages: Readonly<Record<BuildTool, string>> = {
  aapt2: 'aapt',
  zipalign: 'zipalign',
  apksigner: 'apksigner',
  java: 'default-jre-headless',
  keytool: 'default-jre-headless',
  'android-resources': 'android-framework-res',
};

/** Returns the command that installs what is missing; undefined if nothing is. */
export function installLine(tools: readonly FoundTool[]): string | undefined {
  const missing = tools.filter(({ path }) => path === undefined);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing.map(({ name }) => packages[name]))];
  return `apt-get install --no-install-recommends ${names.join(' ')}`;
}
