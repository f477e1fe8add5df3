import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const LOWEST_NODE = [20, 19];

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages);

describe('package-lock.json', () => {
  it('holds the binaries for every kind of machine, not only for the one it was made on', () => {
    const names = new Set(packages.map(([path]) => path.replace(/^.*node_modules\//, '')));
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('holds nothing that needs a newer Node than we promise', () => {
    const tooNew = packages.filter(([, { engines }]) => !runsOnLowestNode(engines?.node ?? '*'));
    expect(tooNew.map(([path, { engines }]) => `${path} needs ${engines?.node}`)).toEqual([]);
  });

  it('holds nothing that must be compiled or downloaded while it is installed', () => {
    // fsevents is macOS's file watcher; it comes compiled.
    const scripted = packages.filter(
      ([path, entry]) => entry.hasInstallScript && !path.endsWith('/fsevents'),
    );
    expect(scripted.map(([path]) => path)).toEqual([]);
  });

  it('names no registry', () => {
    const named = packages.filter(([, { resolved, link }]) => resolved !== undefined && !link);
    expect(named.map(([path]) => path)).toEqual([]);
  });
});

/** Knows the two forms that matter: `>=a.b` and `^a.b`, joined by `||`. */
function runsOnLowestNode(range: string): boolean {
  return range.split('||').some((part) => {
    const [, operator = '', major = '0', minor = '0'] =
      /^\s*(>=|\^|~)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    const [lowestMajor = 0, lowestMinor = 0] = LOWEST_NODE;
    if (Number(major) === lowestMajor) return Number(minor) <= lowestMinor;
    return operator !== '^' && Number(major) < lowestMajor;
  });
}
