import { onTestFinished, vi } from 'vitest';

export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Returns the files that the page hands to the browser's downloads, which happy-dom does not have. It watches the
 * browser's side: files of tests share their modules, so a module replaced for one of them stays replaced in the others.
 */
export function savedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content === undefined) throw new Error(`A link that saves nothing was clicked: ${this.href}`);
    saved.push({ name: this.download, content });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return saved;
}
