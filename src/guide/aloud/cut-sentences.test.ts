import { expect, it } from 'vitest';
import { cutSentences } from './cut-sentences.ts';

const cut = (text: string, language: string): readonly string[] =>
  cutSentences(text, language).map(({ start, end }) => text.slice(start, end));

it.each([
  ['en', ' It is old.  Who made it? Nobody knows! ', ['It is old.', 'Who made it?', 'Nobody knows!']],
  ['de', 'Dr. Müller kam am 3. Mai, z. B. mit J. S. Bach. Er ging 1900. Dann war Ruhe.', 3],
  ['en', 'It was made in 19. Then it broke.', 2],
  ['en', 'See fig. 3 and vol. II by Mr. Smith.', 1],
  ['de', '„Ja?“ sagte er. „Nein!“', ['„Ja?“ sagte er.', '„Nein!“']],
  ['uk', 'Він помер у 1812 р. Київ сумував. Потім минув час.', 2],
  ['ar', 'هذا تمثال قديم. من صنعه؟ لا أحد يعرف.', ['هذا تمثال قديم.', 'من صنعه؟', 'لا أحد يعرف.']],
  ['he', 'זה פסל ישן. מי יצר אותו?', ['זה פסל ישן.', 'מי יצר אותו?']],
  ['ja', 'これは古い像です。誰が作ったのでしょうか。', ['これは古い像です。', '誰が作ったのでしょうか。']],
  ['no such language', 'One. Two.', ['One.', 'Two.']],
  ['de', 'Ohne Punkt', ['Ohne Punkt']],
  ['de', 'Eins. *** … Zwei.', 2],
  ['de', ' \n ', []],
  ['de', '', []],
] as const)('%s: %j', (language, text, expected) => {
  const sentences = cut(text, language);
  if (typeof expected === 'number') expect(sentences).toHaveLength(expected);
  else expect(sentences).toEqual(expected);
});
