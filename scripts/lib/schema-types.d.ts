/*
 * The types of schemas, as far as the published declarations use them. They stand in for those of TypeBox, which the
 * package has inside its bundle, so that nobody must install it to use our types.
 */

export interface TSchema {
  readonly '~static'?: unknown;
}
interface Of<T> extends TSchema {
  readonly '~static'?: T;
}
export type Static<S extends TSchema> = NonNullable<S['~static']> | Extract<S['~static'], null>;

export type TString = Of<string>;
export type TNumber = Of<number>;
export type TInteger = Of<number>;
export type TBoolean = Of<boolean>;
export type TNull = Of<null>;
export type TUnknown = Of<unknown>;
export type TUnsafe<T> = Of<T>;
export type TLiteral<T> = Of<T>;
export type TEnum<T extends readonly unknown[]> = Of<T[number]>;
export type TUnion<T extends readonly TSchema[]> = Of<Static<T[number]>>;
export type TArray<T extends TSchema> = Of<Static<T>[]>;
export type TTuple<T extends readonly TSchema[]> = Of<{ [I in keyof T]: Static<T[I]> }>;
export type TRecord<_Key, T extends TSchema> = Of<Record<string, Static<T>>>;
export interface TOptional<T extends TSchema> extends Of<Static<T>> {
  readonly '~optional': true;
}

type Properties = Readonly<Record<string, TSchema>>;
type OptionalNames<P extends Properties> = {
  [K in keyof P]: P[K] extends { readonly '~optional': true } ? K : never;
}[keyof P];
type Flat<T> = { [K in keyof T]: T[K] };
export interface TObject<P extends Properties>
  extends Of<
    Flat<
      { [K in Exclude<keyof P, OptionalNames<P>>]: Static<P[K]> } & {
        [K in OptionalNames<P>]?: Static<P[K]>;
      }
    >
  > {
  readonly properties: P;
}
