import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AppIcon } from '../../files/picture-process/app-icons.ts';
import { fillTemplate, type TemplateValues } from './fill-template.ts';

export interface ResourcesToWrite {
  /** The folder of the shell, as it is built. */
  readonly shell: string;
  readonly icons: readonly AppIcon[];
  readonly values: TemplateValues;
  /** A new folder. */
  readonly out: string;
}

/** From Android 8 on, the system cuts the icon out of two layers. */
const layeredIcon = `<?xml version="1.0" encoding="utf-8"?>
<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
  <background android:drawable="@android:color/white" />
  <foreground android:drawable="@mipmap/icon_foreground" />
</adaptive-icon>
`;

/**
 * Writes what aapt2 makes an app's manifest and resources from.
 *
 * @returns the paths of both
 */
export async function writeResources({
  shell,
  icons,
  values,
  out,
}: ResourcesToWrite): Promise<{ readonly manifest: string; readonly resources: string }> {
  const [manifest, resources] = [join(out, 'AndroidManifest.xml'), join(out, 'res')];
  await cp(join(shell, 'res'), resources, { recursive: true });
  for (const entry of await readdir(resources, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.xml')) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(path, fillTemplate(await readFile(path, 'utf8'), values));
  }
  await writeFile(manifest, fillTemplate(await readFile(join(shell, 'AndroidManifest.xml'), 'utf8'), values));
  for (const { path, bytes } of icons) await put(join(resources, path), bytes);
  await put(join(resources, 'mipmap-anydpi-v26', 'icon.xml'), layeredIcon);
  return { manifest, resources };
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
