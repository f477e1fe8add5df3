/** Just enough to write drawings as text: a drawing is a pure function of its board, with no document at hand. */

export type Attributes = Readonly<Record<string, string | number>>;

export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = children.join('');
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

export function group(attributes: Attributes, children: readonly string[]): string {
  return tag('g', attributes, ...children);
}

/** Text content; `tag` itself takes finished markup as children. */
export function text(words: string, x: number, y: number, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escaped(words));
}

export function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Pictograms, each the data of a path in a square of 512, for `pictogram` to refer to. */
export function pictogramDefs(icons: Readonly<Record<string, string>>): string {
  return tag('defs', {}, ...Object.entries(icons).map(([name, d]) => tag('path', { id: `icon-${name}`, d })));
}

/** A pictogram centred on a point. */
export function pictogram(
  name: string,
  [x, y]: readonly [number, number],
  size: number,
  fill: string,
): string {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${Math.round((size / 512) * 1e4) / 1e4})`;
  return tag('use', { href: `#icon-${name}`, transform, fill });
}
