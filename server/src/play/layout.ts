/**
 * The names of parts in their places, and what was found out about them at any table. Parts are looked through after every
 * move, and to find each by its name would take longer.
 */
export class Layout {
  readonly names: readonly string[];
  /** The beginning of each part's JSON. */
  readonly labels: readonly string[];
  readonly all: readonly number[];
  /** Places of the parts that look the same to everybody at a table, and of the others. */
  common: readonly number[];
  own: readonly number[] = [];

  constructor(names: readonly string[]) {
    this.names = names;
    this.labels = names.map((name) => `${JSON.stringify(name)}:`);
    this.all = names.map((_, place) => place);
    this.common = this.all;
  }

  /** The same names have the same layout. All of them stand in our own code, so there are few. */
  static of(names: readonly string[]): Layout {
    const key = JSON.stringify(names);
    const known = layouts.get(key);
    if (known) return known;
    const layout = new Layout(names);
    layouts.set(key, layout);
    return layout;
  }

  /** Does something have just these names? */
  fits(something: object): boolean {
    let place = 0;
    for (const name in something) if (this.names[place++] !== name) return false;
    return place === this.names.length;
  }

  /** Some parts were found to look different to different eyes. */
  separate(differs: (place: number) => boolean): void {
    this.common = this.common.filter((place) => !differs(place));
    this.own = this.all.filter((place) => !this.common.includes(place));
  }
}

const layouts = new Map<string, Layout>();
