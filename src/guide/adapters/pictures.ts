/** Waits until the pictures that the page is fetching have loaded or failed. Lazy ones further down may still wait. */
export async function picturesLoaded(): Promise<void> {
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
