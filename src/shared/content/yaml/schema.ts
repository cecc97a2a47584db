import {
  CORE_SCHEMA,
  defineScalarTag,
  DUMP_SCHEMA,
  floatCoreTag,
  floatYaml11Tag,
  intCoreTag,
  NOT_RESOLVED,
} from 'js-yaml';

/** Returns whether a number survives reading and writing. Others, such as 007, 1.10 or 1e3, may be station codes. */
const isPlainNumber = (source: string): boolean => String(Number(source)) === source;

const integer = defineScalarTag<number>(intCoreTag.tagName, {
  ...intCoreTag,
  resolve: (source, isExplicit, tagName) =>
    isExplicit || isPlainNumber(source) ? intCoreTag.resolve(source, isExplicit, tagName) : NOT_RESOLVED,
});

const decimal = defineScalarTag<number>(floatCoreTag.tagName, {
  ...floatCoreTag,
  resolve: (source, isExplicit, tagName) =>
    isExplicit || isPlainNumber(source) ? floatCoreTag.resolve(source, isExplicit, tagName) : NOT_RESOLVED,
});

/**
 * YAML 1.2's core schema, except that a number keeps its digits: `Code: 007` is read as the text "007". Number fields
 * read such texts all the same.
 */
export const definitionSchema = CORE_SCHEMA.withTags(integer, decimal);

const writtenDecimal = defineScalarTag<number>(floatYaml11Tag.tagName, {
  ...floatYaml11Tag,
  resolve(source, isExplicit, tagName) {
    const value = floatYaml11Tag.resolve(source, isExplicit, tagName);
    return value === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : value;
  },
  represent: (value) => String(value),
});

/** For writing: quotes texts that any version of YAML would read as something else, and writes numbers as JSON does. */
export const writingSchema = DUMP_SCHEMA.withTags(writtenDecimal);
