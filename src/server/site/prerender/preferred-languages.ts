/** More are not looked at. */
const most = 20;

/** Returns the languages of an `Accept-Language` header, the best first, as a browser's `navigator.languages` has them. */
export function preferredLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .split(',', most)
    .flatMap((part) => {
      const [, code, quality] =
        /^\s*([A-Za-z]{1,8}(?:-[A-Za-z\d]{1,8})*)\s*(?:;\s*q=([\d.]{1,5}))?\s*$/.exec(part) ?? [];
      const share = Number(quality ?? 1);
      return code === undefined || !(share > 0) ? [] : [{ code, share }];
    })
    .toSorted((one, other) => other.share - one.share)
    .map(({ code }) => code);
}
