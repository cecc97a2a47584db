import { type BuildField } from '#contract/calls/build-calls.ts';

/** Where the staff area mends what is no field of the form. */
export const ways: Readonly<
  Partial<Record<BuildField, { readonly path: string; readonly words: `build.go.${'Icon' | 'Content' | 'LoginType'}` }>>
> = {
  Icon: { path: '/configAbout', words: 'build.go.Icon' },
  Content: { path: '/tours', words: 'build.go.Content' },
  LoginType: { path: '/loginType', words: 'build.go.LoginType' },
};
