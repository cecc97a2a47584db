import { expect, it } from 'vitest';
import { XmlError } from './xml-error.ts';
import { weighSvg } from './weigh-svg.ts';

const drawing = (filter: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100000"><defs>${filter}</defs><path d="M0 0h9v9z"/></svg>`;

it.each([
  '<filter id="f" width="10000" height="10000"><feFlood/></filter>',
  '<filter id="f"><feTurbulence numOctaves="500"/></filter>',
  '<filter id="f"><feGaussianBlur stdDeviation="2 10000"/></filter>',
  '<filter id="f"><feMorphology radius="9999"/></filter>',
  '<filter id="f" width="100000%"><feFlood/></filter>',
])('refuses a filter that no phone can draw: %s', (filter) => {
  expect(() => weighSvg(drawing(filter))).toThrow(XmlError);
});

it.each([
  '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>',
  '<filter id="f"><feTurbulence baseFrequency="0.02" numOctaves="5"/></filter>',
])('lets a usual filter pass: %s', (filter) => {
  expect(() => weighSvg(drawing(filter))).not.toThrow();
});
