/** Runs a task once after a time. @returns cancels it */
export function later(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs a task at an interval. @returns stops it */
export function every(task: () => void, milliseconds: number): () => void {
  const timer = setInterval(task, milliseconds);
  return () => clearInterval(timer);
}
