import { useEffect, useState } from 'react';

/** Returns how to get a worker that starts when it is first asked, and ends with the part of the page. */
export function useAside<Opened extends { readonly close: () => void }>(start: () => Opened): () => Opened {
  const [holder] = useState(() => {
    let opened: Opened | undefined;
    return {
      open: () => (opened ??= start()),
      close: () => {
        opened?.close();
        opened = undefined;
      },
    };
  });
  useEffect(() => holder.close, [holder]);
  return holder.open;
}
