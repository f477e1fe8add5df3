import type { Page } from 'playwright-core';

/**
 * Every visible or spoken text on the page that is in no catalogue: not bracketed by the pseudo-locale. Names of people
 * and places are no texts; a board's are given.
 */
export function looseTexts(page: Page, names: readonly string[] = []): Promise<string[]> {
  return page.evaluate((known) => {
    const loose: string[] = [];
    const check = (text: string | null, where: Element): void => {
      if (text === null || text.includes('⟦') || where.closest('[translate="no"]')) return;
      const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
      if (!/\p{Letter}{2}/u.test(rest) || /^[IVX]+$/.test(rest)) return;
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
  }, names);
}

/** All names in a board file, longest first. */
export function namesIn(file: unknown): string[] {
  if (Array.isArray(file)) return sorted(file.flatMap(namesIn));
  if (typeof file !== 'object' || file === null) return [];
  return sorted(
    Object.entries(file).flatMap(([key, value]) =>
      key === 'name' && typeof value === 'string' ? [value] : namesIn(value),
    ),
  );
}

function sorted(names: string[]): string[] {
  return names.sort((a, b) => b.length - a.length);
}
