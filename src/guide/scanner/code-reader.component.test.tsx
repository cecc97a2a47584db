import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodeReader } from './code-reader.ts';
import { type DecodeRequest } from './decode-messages.ts';

/** The pictures that our own decoder got. */
let decoded: DecodeRequest[] = [];

beforeEach(() => {
  decoded = [];
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 300, close: () => undefined }));
  vi.stubGlobal('Worker', OurDecoder);
  const pixels = { width: 400, height: 300, data: new Uint8ClampedArray(4) };
  const context = { drawImage: () => undefined, getImageData: () => pixels };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

class OurDecoder extends EventTarget {
  postMessage(request: DecodeRequest): void {
    decoded.push(request);
    this.dispatchEvent(new MessageEvent('message', { data: { id: request.id, text: 'read by ours' } }));
  }

  terminate = () => undefined;
}

interface BrowsersReader {
  readonly formats: readonly string[];
  /** It is promised, and not there. */
  readonly fails?: boolean;
}

/** Adds the browser's own reader, and returns the formats that it was made for. */
function addReader({ formats, fails = false }: BrowsersReader): string[] {
  const wanted: string[] = [];
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(formats);

      constructor(options: { readonly formats: readonly string[] }) {
        wanted.push(...options.formats);
      }

      detect = () =>
        fails
          ? Promise.reject(new DOMException('', 'NotSupportedError'))
          : Promise.resolve([{ rawValue: 'read by the browser' }]);
    },
  );
  return wanted;
}

const video = () => document.createElement('video');

describe('the browser’s own reader', () => {
  it('reads frames and photos, without our reader', async () => {
    const wanted = addReader({ formats: ['ean_13', 'qr_code'] });
    const reader = createCodeReader();
    expect(await reader.readFrame(video())).toBe('read by the browser');
    expect(await reader.readPhoto(new Blob())).toBe('read by the browser');
    expect([wanted, decoded]).toEqual([['qr_code'], []]);
  });

  it.each<BrowsersReader>([{ formats: ['ean_13'] }, { formats: ['qr_code'], fails: true }])(
    '%j gives way to ours',
    async (given) => {
      addReader(given);
      const reader = createCodeReader();
      expect(await reader.readPhoto(new Blob())).toBe('read by ours');
      expect(await reader.readFrame(video())).toBe('read by ours');
      expect(decoded).toHaveLength(2);
    },
  );

  it('is never missed', async () => {
    const reader = createCodeReader();
    expect(await reader.readPhoto(new Blob())).toBe('read by ours');
  });
});
