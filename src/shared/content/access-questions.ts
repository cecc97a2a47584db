/** The questions about access that a museum may ask its visitors, in the order in which the guide asks them. */
export const accessQuestions = [
  'hearing',
  'seeing',
  'stairs',
  'children',
  'variant',
  'captions',
  'textSize',
  'contrast',
  'look',
  'calm',
  'aloud',
] as const;

export type AccessQuestion = (typeof accessQuestions)[number];
