/** The texts of notices; names of people are given. */
export interface NoticeTexts {
  turn(others: readonly string[]): string;
  asked(others: readonly string[]): string;
  start(others: readonly string[]): string;
  end(others: readonly string[]): string;
  time(left: string): string;
  span(hours: number, minutes: number): string;
  readonly trial: string;
  readonly mail: {
    subject(games: number): string;
    hello(name: string): string;
    readonly more: string;
    readonly stop: string;
    readonly settings: string;
  };
}
