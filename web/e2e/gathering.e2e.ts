import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { gather, sayName } from './online.ts';

startBrowser();

describe('a table that waits for people', () => {
  it('offers the private link once, says when it is full, and tells who loses their seat', async () => {
    const [ann, bob] = await gather('hermagor', 2, { ready: false });
    if (!ann || !bob) throw new Error('nobody');
    await ann.page.getByText('Every seat is taken').waitFor();
    const cleo = await visit(ann.page.url());
    await cleo.page.getByText('The table is full.').waitFor();
    expect(await cleo.page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(cleo.page);

    await bob.page.getByRole('button', { name: 'Save my private link' }).click();
    await bob.page.getByRole('button', { name: 'Make the link' }).click();
    await bob.page.getByRole('dialog').getByRole('textbox', { name: 'Copy link' }).waitFor();
    await bob.page.keyboard.press('Escape');
    await expect.poll(() => bob.page.getByRole('button', { name: 'Save my private link' }).count()).toBe(0);
    await ann.page.getByRole('button', { name: 'Not now' }).click();
    await ann.page.reload();
    await ann.page.getByText('Every seat is taken').waitFor();
    expect(await ann.page.getByRole('button', { name: 'Save my private link' }).count()).toBe(0);

    await ann.page.getByRole('button', { name: 'Choices for Bob' }).click();
    await ann.page.getByRole('button', { name: 'Free the seat of Bob' }).click();
    await bob.page.getByText('Your seat was freed.').waitFor();
    await sayName(cleo.page, 'Cleo');
    await cleo.page.getByRole('button', { name: 'Sit here' }).click();
    await bob.page.getByText('The table is full.').waitFor();
    await cleo.page.getByRole('button', { name: 'Stand up' }).click();
    await bob.page.getByRole('button', { name: 'Sit here' }).click();
    await expect.poll(() => bob.page.getByText('Your seat was freed.').count()).toBe(0);
    expect(await cleo.page.getByText('Your seat was freed.').count()).toBe(0);
    for (const { errors } of [ann, bob, cleo]) expect(errors).toEqual([]);
  });

  it('shows its link as a code, and says that an address of this computer is of no use elsewhere', async () => {
    const [ann] = await gather('hermagor', 1, { ready: false });
    if (!ann) throw new Error('nobody');
    await ann.page.getByText('HOST=0.0.0.0 npm start').waitFor();
    const code = ann.page.getByRole('img', { name: 'The link as a code to scan' });
    const drawn = async () => (await code.locator('path').getAttribute('d'))?.match(/M\d+ \d+/g);
    const { data, size } = encode(ann.page.url(), { border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x} ${y}`] : [])));
    await expect.poll(async () => (await drawn())?.map((place) => place.slice(1))).toEqual(dark);
    expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  });
});
