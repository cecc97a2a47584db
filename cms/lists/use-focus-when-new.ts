import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#content/schema/containers.ts';

/** The navigation state after an object has been created. */
export const justMade = { isNew: true } as const;

/** Opens an object that has just been created. After a double click, the way back is one step. */
export function useOpenNew(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => void navigate(path, { state: justMade, replace: path === pathname });
}

/** Focuses the form of an object that has just been created. */
export function useFocusWhenNew(form: RefObject<HTMLElement | null>): void {
  const { state, key }: { readonly state: unknown; readonly key: string } = useLocation();
  const isNew = isObject(state) && state['isNew'] === true;
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (!isNew || led.current === key) return;
    led.current = key;
    form.current?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus();
  }, [form, isNew, key]);
}
