import { type FetchFile } from '../station/whole-file.ts';

/** Fetches a recording as a whole, and gives it an address on the device. */
export const fetchToDevice: FetchFile = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  // Howler reads the format from the address.
  const name = new URL(url, document.baseURI).pathname.split('/').pop() ?? '';
  return { url: `${address}#${name}`, release: () => URL.revokeObjectURL(address) };
};
