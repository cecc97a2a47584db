/** Whether a key there is for typing or choosing, and no shortcut. */
export function isForm(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role=menu], [role=listbox]') !== null;
}
