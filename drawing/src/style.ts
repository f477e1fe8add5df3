/** The colours that give a map its colours. */
export interface MapColours {
  readonly paper: string;
  readonly ink: string;
  readonly sea: string;
  readonly seaLine: string;
  readonly land: string;
  readonly water: string;
  readonly relief: string;
  readonly reliefLight: string;
  readonly frame: string;
}

export const DISPLAY_FONT =
  "'IM Fell English', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
export const PLAIN_FONT = "'Source Sans 3', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
