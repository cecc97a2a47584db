import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { demoMuseum } from '#server/project.ts';

/** The museum's own words for buttons, which the shots press by the guide's. */
const interfaceTexts = new Set(['GameEndExplanationLabel']);

/** Common words of museums, shortest first. They make no sense in a row: they replace texts of the same length. */
const arabicWords = (
  'في من عن كل فن لون خط ضوء ظل باب بيت نهر بحر صوت شكل زهرة حجر خشب ماء نجم قمر شمس كتاب صورة متحف تاريخ نمط دائرة مربع ' +
  'مثلث حديقة مدينة طريق جولة محطة قاعة لوحة نحاس زجاج ورقة شجرة طائر سمكة حصان قارب جسر برج قصر قديم جديد جميل صغير كبير ' +
  'طويل هندسة زخرفة فسيفساء منحوتة مخطوطة حضارة ألوان أشكال أنماط بلورات حلزونية تكرار انعكاس استكشاف الاستماع المشاهدة المعماريون'
).split(' ');

/**
 * Makes a copy of the demo museum whose texts are there in Arabic too.
 *
 * @returns its folder
 */
export async function makeArabicMuseum(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-arabic-'));
  await cp(join(demoMuseum, 'files'), join(folder, 'files'), { recursive: true });
  const definition = parse(await readFile(join(demoMuseum, 'tourDefinition.yaml'), 'utf8')) as Record<string, unknown>;
  const { Languages, ...texts } = definition;
  const arabic = { ID: 3, Code: 'ar', DisplayName: 'العربية', IsDefault: false, AccessibilityCode: 'ar' };
  const whole = { ...(addArabic(texts) as object), Languages: [...(Languages as readonly object[]), arabic] };
  await writeFile(join(folder, 'tourDefinition.yaml'), stringify(whole));
  return folder;
}

function addArabic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addArabic);
  if (typeof value !== 'object' || value === null) return value;
  if ('de' in value) return { ...value, ar: translate(value.de) };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !interfaceTexts.has(key))
      .map(([key, inner]) => [key, addArabic(inner)]),
  );
}

/** Addresses, numbers and other things that are not words stay. */
function translate(german: unknown): unknown {
  if (typeof german !== 'string' || /^(files|https?:|\{host)/.test(german)) return german;
  return german.replaceAll(/<[^>]*>|\{[^}]*\}|&\w+;|\S+@\S+|\p{L}+/gu, (part) =>
    /^\p{L}/u.test(part) ? wordFor(part) : part,
  );
}

function wordFor(german: string): string {
  const sum = [...german].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  const alike = arabicWords.filter(({ length }) => Math.abs(length - german.length) <= 1);
  const from = alike.length > 0 ? alike : arabicWords.slice(-8);
  return from[sum % from.length] ?? german;
}
