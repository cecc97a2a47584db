/** Waits until the pictures that the page is fetching now have come, or failed. Those far below may wait longer. */
export async function picturesSettled(): Promise<void> {
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(
    coming.map(
      (image) =>
        new Promise((resolve) => {
          for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
        }),
    ),
  );
}
