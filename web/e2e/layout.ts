import type { Page } from 'playwright-core';
import { TABLE } from './table.ts';

/** Another screen, and everything on it where it belongs. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Observers of sizes answer after a frame, and what they change takes another.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.locator(TABLE).waitFor();
}

/**
 * Texts that lie on each other. What is only for listeners, covered by an open card or scrolled away lies on nothing;
 * names on the map may be crossed by pieces and by what is laid on a village while it can be chosen, not by other texts.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: { readonly text: string; readonly box: DOMRect; readonly node: Element }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('.w-table') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('.k-hidden, option, [hidden], defs, .hg-badge')) continue;
      if (sticks(parent)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const seen = visiblePart(box, parent);
        if (seen) texts.push({ text, box: seen, node: parent });
      }
    }
    const found: string[] = [];
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        if (a.node === b.node) continue;
        const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Boxes of lines are higher than their letters.
        const low = Math.min(a.box.height, b.box.height) * 0.4;
        if (x > 2 && y > low) found.push(`"${a.text}" and "${b.text}"`);
      }
    return found;

    /** A heading that stays while its list is scrolled below it. */
    function sticks(element: Element | null): boolean {
      return (
        element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement))
      );
    }

    /** The part of a box that no scrolling ancestor and no edge of the screen cuts off. */
    function visiblePart(box: DOMRect, element: Element): DOMRect | undefined {
      let { left, top, right, bottom } = box;
      const cut = (by: { left: number; top: number; right: number; bottom: number }): void => {
        left = Math.max(left, by.left);
        top = Math.max(top, by.top);
        right = Math.min(right, by.right);
        bottom = Math.min(bottom, by.bottom);
      };
      cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).overflow !== 'visible') cut(each.getBoundingClientRect());
      return right - left > 1 && bottom - top > 1
        ? new DOMRect(left, top, right - left, bottom - top)
        : undefined;
    }
  });
}

/** What a map writes names with, and what must not lie on them; pieces come and go. */
const NAMED = {
  hermagor: {
    names: '.hg-map .hg-name',
    signs: [
      '.hg-plaque rect',
      '.hg-medallion-face',
      '.hg-buildings rect',
      '.hg-banner > path:first-child',
      '.hg-castle-wall',
      '.hg-house path',
    ],
  },
  merchants: {
    names: '.moe-map .moe-city-name',
    signs: ['.moe-plaque-rim', '.moe-city-number', '.moe-tray', '.moe-scroll-sheet'],
  },
} as const;

/** Names on a map that lie on a sign or another name. Boxes of lines are higher than their letters. */
export function coveredNames(page: Page, id: keyof typeof NAMED): Promise<string[]> {
  return page.evaluate((named) => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => ({
          what: `${selector} ${element.textContent}`,
          box: element.getBoundingClientRect(),
        }));
    const names = boxesOf(named.names);
    const signs = named.signs.flatMap(boxesOf);
    return names.flatMap((name, i) =>
      [...names.slice(i + 1), ...signs]
        .filter(({ box }) => {
          const trim = name.box.height * 0.22;
          const x = Math.min(name.box.right, box.right) - Math.max(name.box.left, box.left);
          const y = Math.min(name.box.bottom - trim, box.bottom) - Math.max(name.box.top + trim, box.top);
          return x > 2 && y > 2;
        })
        .map((other) => `${name.what} on ${other.what}`),
    );
  }, NAMED[id]);
}

/** Signs of the map of Merchants of Empire that lie on each other by more than their rims. */
export function coveredSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = ['electors', 'region-numeral', 'plaque-rim', 'city-number', 'tray', 'scroll-sheet'];
    const signs = kinds.flatMap((kind) =>
      [...document.querySelectorAll(`.moe-map .moe-${kind}`)].map((sign) => {
        const { left, top, right, bottom } = sign.getBoundingClientRect();
        const trim = kind === 'region-numeral' ? (bottom - top) * 0.22 : 0;
        const box = { left, top: top + trim, right, bottom: bottom - trim };
        const of = sign.closest('[data-explain]')?.getAttribute('data-explain') ?? '';
        return { what: `${kind} of ${of}`, box, area: (right - left) * (bottom - top - 2 * trim) };
      }),
    );
    return signs.flatMap((one, i) =>
      signs.slice(i + 1).flatMap((other) => {
        const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const covered = x > 0 && y > 0 && x * y > 0.15 * Math.min(one.area, other.area);
        return covered ? [`${one.what} and ${other.what}`] : [];
      }),
    );
  });
}

/** Texts of the table whose letters are smaller than 12 px on the screen, zoom and scale included. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.locator('.w-table').evaluate((table) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('.k-hidden, option, [hidden], defs')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const height = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      // Without any height it is not shown.
      if (height > 0 && height < 11.9)
        found.push(`"${text}" ${height.toFixed(1)} px in ${parent.parentElement?.getAttribute('class')}`);
    }
    return found;
  });
}

/** Of the texts that the selector finds, those that are not wholly there: at least one must be shown, and none cut off. */
export function cutTexts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const shown = elements.filter((element) => element.checkVisibility());
    if (shown.length === 0) return ['nothing is shown'];
    return shown.flatMap((element) => {
      // Boxes of lines are higher than their letters.
      const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
      const isWhole =
        element.scrollHeight <= element.clientHeight + slack &&
        element.scrollWidth <= element.clientWidth + 1;
      return isWhole ? [] : [`"${element.textContent}"`];
    });
  });
}

/** How many of the elements that the selector finds reach out of a box that is scrolled or cut. */
export function cutOff(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { bottom } = element.getBoundingClientRect();
        for (let each = element.parentElement; each; each = each.parentElement)
          if (getComputedStyle(each).overflow !== 'visible' && bottom > each.getBoundingClientRect().bottom)
            return true;
        return false;
      }).length,
  );
}

/** Buttons of the question that leave its panel; one that scrolls holds what is in it. */
export function outsideQuestion(page: Page): Promise<string[]> {
  return page.locator('.k-prompt').evaluate((panel) => {
    const box = panel.getBoundingClientRect();
    const isTall = getComputedStyle(panel).overflowY !== 'visible';
    return [...panel.querySelectorAll('button')].flatMap((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const isInside =
        left >= box.left - 1 &&
        right <= box.right + 1 &&
        (isTall || (top >= box.top - 1 && bottom <= box.bottom + 1));
      return width === 0 || isInside ? [] : [`"${button.textContent}"`];
    });
  });
}

/** How much of the width and of the height of Hermagor's map its land takes. */
export function sharesOfLand(page: Page): Promise<{ readonly width: number; readonly height: number }> {
  return page.locator('.hg-map').evaluate((map) => {
    const frame = map.getBoundingClientRect();
    const land = map.querySelector('.terrain-land')?.getBoundingClientRect();
    return land
      ? { width: land.width / frame.width, height: land.height / frame.height }
      : { width: 0, height: 0 };
  });
}

/** The narrowest side of anything that the selector finds, in pixels of the screen. */
export function smallest(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) =>
    Math.min(
      ...elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .flatMap(({ width, height }) => [width, height]),
    ),
  );
}

/**
 * What can be pressed now and lies under something else, or off the screen, by its name. Targets are scrolled to first,
 * as a finger would.
 */
export function hiddenTargets(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((targets) =>
    targets.flatMap((target) => {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      if (at && (target.contains(at) || at.contains(target))) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? '';
      return [`"${name}" under ${at ? `<${at.localName} class="${at.getAttribute('class')}">` : 'the edge'}`];
    }),
  );
}
