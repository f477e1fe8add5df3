import type { Page } from 'playwright-core';

/** Every visible or spoken text on the page that is in no catalogue: not bracketed by the pseudo-locale. */
export function looseTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loose: string[] = [];
    const check = (text: string | null, where: Element): void => {
      if (text === null || !/\p{Letter}{2}/u.test(text) || text.includes('⟦')) return;
      // Names of people and places are no texts.
      if (where.closest('[translate="no"]')) return;
      loose.push(`<${where.localName}> ${text.trim()}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !node.parentElement.closest('script, style'))
        check(node.textContent, node.parentElement);
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        check(element.getAttribute(name), element);
    check(document.title, document.head);
    return [...new Set(loose)];
  });
}
