import { useEffect, useState } from 'react';
import { accessClientOf } from '../../state/visit/access-calls.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { useBoot } from './use-door.ts';

/** Returns the museum's name, which is public; empty until it has loaded. */
export function useTitle(): string {
  const boot = useBoot();
  const visit = useVisit();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let isHere = true;
    accessClientOf(boot, visit)
      .title()
      .then(
        (name) => {
          if (isHere) setTitle(name);
        },
        // The door works without it.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [boot, visit]);
  return title;
}
