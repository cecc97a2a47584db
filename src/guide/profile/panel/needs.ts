import { type LanguageVariant } from '#content/language-variants.ts';
import { type AccessProfile, type Need, needs } from '../../state/settings/access-profile.ts';

/**
 * Returns what changes in a profile when a visitor names a need or takes it back. A variant that the visitor chose stays.
 *
 * @param offered the variants that the museum has in the visitor's language
 */
export function withNeed(
  profile: AccessProfile,
  { need, isOn }: { readonly need: Need; readonly isOn: boolean },
  offered: readonly LanguageVariant[],
): Partial<AccessProfile> {
  const named = needs.filter((one) => (one === need ? isOn : profile.needs.includes(one)));
  const variantFor = (wanted: LanguageVariant): Pick<AccessProfile, 'variant'> => {
    if (!isOn) return { variant: profile.variant === wanted ? undefined : profile.variant };
    return { variant: profile.variant ?? offered.find((one) => one === wanted) };
  };
  switch (need) {
    case 'cannotHear':
      return { needs: named, captions: isOn, ...variantFor('sign') };
    case 'cannotSee':
      return { needs: named, aloud: isOn, ...variantFor('described') };
    case 'withChildren':
      return { needs: named, ...variantFor('kids') };
    case 'noStairs':
      return { needs: named };
  }
}
