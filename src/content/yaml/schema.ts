import { CORE_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag, NOT_RESOLVED } from 'js-yaml';

/** Numbers with leading zeros are station codes, and too large ones would lose digits: both stay texts. */
const isCode = (source: string): boolean => /^[-+]?0[0-9]/.test(source) || /^[-+]?[0-9]{16,}$/.test(source);

const integer = defineScalarTag<number>(intCoreTag.tagName, {
  ...intCoreTag,
  resolve: (source, isExplicit, tagName) =>
    !isExplicit && isCode(source) ? NOT_RESOLVED : intCoreTag.resolve(source, isExplicit, tagName),
});

const decimal = defineScalarTag<number>(floatCoreTag.tagName, {
  ...floatCoreTag,
  resolve: (source, isExplicit, tagName) =>
    !isExplicit && isCode(source) ? NOT_RESOLVED : floatCoreTag.resolve(source, isExplicit, tagName),
});

/** YAML 1.2's core schema, except that `Code: 007` is read as the text "007". */
export const definitionSchema = CORE_SCHEMA.withTags(integer, decimal);
