import { describe, expect, it } from 'vitest';
import { readViewBox } from './unsized-svg.ts';

describe('the size of a drawing without width and height', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><g/></svg>', { width: 800, height: 600 }],
    ["<?xml version='1.0'?>\n<svg\n  id='a'\n viewBox = ' -5,-5 , 12.5,1e2 '>", { width: 12.5, height: 100 }],
    ['<svg:svg viewBox="0 0 3 4" width="100%"/>', { width: 3, height: 4 }],
    ['<svg><symbol viewBox="0 0 3 4"/></svg>', undefined],
    ['<svg viewBox="0 0 0 4"/>', undefined],
    ['<svg viewBox="0 0 3"/>', undefined],
    ['<svg viewBox="none"/>', undefined],
    ['', undefined],
  ])('%s', (svg, size) => expect(readViewBox(svg)).toEqual(size));
});
