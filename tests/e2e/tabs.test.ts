import { expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sounding } from './sounding.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

it('another tab’s sound silences this one’s', () =>
  as(async (guide) => {
    await guide.open('/detail/101');
    await guide.play();
    await guide.expectSound();
    const other = await guide.context.newPage();
    await other.goto(new URL('/detail/102', guide.page.url()).href);
    await other.getByRole('button', { name: 'Abspielen' }).click();
    await other.getByRole('button', { name: 'Anhalten' }).waitFor();
    await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
    expect(await sounding(guide)).toBe(0);
  }));

it('a reload keeps the position, however little was played', () =>
  as(async (guide) => {
    await guide.open('/detail/101');
    await guide.play();
    await guide.page.waitForFunction(
      () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) >= 1,
    );
    await guide.page.reload();
    await guide.page.getByRole('button', { name: 'Abspielen' }).waitFor();
    const kept: unknown = await guide.page.evaluate(() => JSON.parse(localStorage.getItem('positions') ?? '{}'));
    expect(kept).toEqual({ '1/de': expect.any(Number) });
  }));
