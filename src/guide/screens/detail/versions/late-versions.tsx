import { type ReactNode, useEffect, useState } from 'react';
import { latePart } from '#ui/late-part.ts';
import type { VersionsProps } from './versions.tsx';

const part = latePart(
  async () => {
    const { Versions, versionTexts } = await import('./versions.tsx');
    // Without its texts it would take the station with it to the error boundary.
    await versionTexts;
    return Versions;
  },
  (loaded) => loaded,
);

/** Fetched for the first station that has versions. Without them a station can be heard, and the next tries again. */
export function LateVersions(props: VersionsProps): ReactNode {
  const [Versions, setVersions] = useState(part.get);
  useEffect(() => {
    void part.ahead().then(() => setVersions(part.get));
  }, []);
  return Versions === undefined ? null : <Versions {...props} />;
}
