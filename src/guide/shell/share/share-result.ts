/** What a shared picture shows. */
export interface Result {
  /** The URL of the museum's picture, if there is one. */
  readonly picture: string | undefined;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Pixels: a portrait that every app shows whole. */
const size = { width: 1080, height: 1350, picture: 864 } as const;
const titleFont = { size: 72, family: '--serif', weight: 600 } as const;
const lineFont = { size: 46, family: '--sans', weight: 400 } as const;

type Font = typeof titleFont | typeof lineFont;

/** Makes a picture of a result on the device, and gives it to another app or saves it. */
export async function shareResult(result: Result): Promise<void> {
  const blob = await drawResult(result);
  await offer(new File([blob], fileName(result.title), { type: blob.type }));
}

async function offer(file: File): Promise<void> {
  const shared = { files: [file] };
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(shared)) return save(file);
  try {
    await navigator.share(shared);
  } catch (error) {
    // The visitor has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    save(file);
  }
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Leaves out what some system does not allow in the name of a file. */
function fileName(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{N} ]+/gu, '').trim() || 'Cicerone'}.jpg`;
}

/** Draws a result as a JPEG: the museum's picture above its words, in the museum's colours. */
async function drawResult({ picture, title, lines }: Result): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = colourOf('--primary');
  context.fillRect(0, 0, size.width, size.height);
  const image = picture === undefined ? undefined : await load(picture);
  const top = image === undefined ? 0 : size.picture;
  if (image !== undefined) drawCover(context, image);
  context.fillStyle = colourOf('--on-primary');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  const rows = [title, ...lines].flatMap((text, place) => {
    const font = place === 0 ? titleFont : lineFont;
    setFont(context, font);
    return wrap(text, size.width - 120, (part) => context.measureText(part).width).map((row) => ({ row, font }));
  });
  const height = rows.reduce((sum, { font }) => sum + font.size * 1.3, 0);
  let y = top + (size.height - top - height) / 2;
  for (const { row, font } of rows) {
    setFont(context, font);
    context.fillText(row, size.width / 2, y + font.size * 0.65);
    y += font.size * 1.3;
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be made')) : resolve(blob)),
      'image/jpeg',
      0.9,
    );
  });
}

/** Breaks a text into rows: between words, or between letters where a word is wider than a row or there are no spaces. */
export function wrap(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const joined = row === '' ? word : `${row} ${word}`;
    if (measure(joined) <= width) {
      row = joined;
      continue;
    }
    if (row !== '') rows.push(row);
    row = '';
    for (const letter of word) {
      if (row !== '' && measure(row + letter) > width) {
        rows.push(row);
        row = '';
      }
      row += letter;
    }
  }
  return row === '' ? rows : [...rows, row];
}

/** Returns one of the page's colours as it is computed, which a canvas understands. */
function colourOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function setFont(context: CanvasRenderingContext2D, { size: pixels, family, weight }: Font): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue(family);
  context.font = `${weight} ${pixels}px ${families}`;
}

/** Fills the upper part, and leaves out what is beside it. */
function drawCover(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const scale = Math.max(size.width / image.naturalWidth, size.picture / image.naturalHeight);
  const [width, height] = [size.width / scale, size.picture / scale];
  const [x, y] = [(image.naturalWidth - width) / 2, (image.naturalHeight - height) / 2];
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.picture);
}

/** A picture from elsewhere that may not be copied, or does not load, is left out. */
async function load(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined;
}
