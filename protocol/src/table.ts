import { BOT_LEVELS, PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed, Id, Name, SeatNumber, Timestamp } from './parts.ts';
import { Clocks, TimeTerms } from './time.ts';

/** `gathering`: people take their seats; the last three: how it ended. */
export const STAGES = ['gathering', 'running', 'finished', 'cancelled', 'expired'] as const;
export type Stage = (typeof STAGES)[number];

const FileRef = Type.Object({ id: Type.String(), hash: Type.String() }, closed);
const OptionValues = Type.Record(
  Type.String({ maxLength: 60 }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 200 })]),
);
const Level = Type.Enum([...BOT_LEVELS]);

const ChosenFile = Type.Union([Type.String({ maxLength: 200 }), Type.Object({})], {
  description: 'The id of a published file, or a whole file as docs/BOARDS.md describes it',
});

/** What is chosen for a new table. Seats without a bot are free; the host takes the first of them. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(OptionValues),
    board: Type.Optional(ChosenFile),
    pieces: Type.Optional(ChosenFile),
    seats: Type.Array(Type.Object({ bot: Type.Union([Level, Type.Null()]) }, closed), {
      minItems: 1,
      maxItems: 32,
      description: 'In order of play',
    }),
    open: Type.Boolean({ description: 'Shown in the lobby; otherwise only who has the link finds it' }),
    hints: Type.Optional(Type.Boolean({ description: 'Players may ask their device what a bot would do' })),
    time: TimeTerms,
  },
  closed,
);
export type NewTable = Static<typeof NewTable>;

export const SeatInfo = Type.Object(
  {
    name: Type.String(),
    /** The bot seated at the start. */
    bot: Type.Union([Type.String(), Type.Null()]),
    /** The bot that has the seat now, from the start or for somebody who is away. */
    control: Type.Union([Type.String(), Type.Null()]),
    taken: Type.Boolean({ description: 'A person has the seat' }),
    colour: Type.Enum([...PLAYER_COLOURS]),
    shape: Type.Enum([...PLAYER_SHAPES]),
    ready: Type.Boolean(),
  },
  closed,
);
export type SeatInfo = Static<typeof SeatInfo>;

export const CHOICES = ['wait', 'bot', 'end'] as const;
export type Choice = (typeof CHOICES)[number];

/** A proposal before the game to swap seats, or colour and shape. */
export const Swap = Type.Object(
  { from: SeatNumber, to: SeatNumber, what: Type.Enum(['seat', 'appearance']) },
  closed,
);
export type Swap = Static<typeof Swap>;

/** What players have proposed, and missing players. */
export const Proposals = Type.Object(
  {
    /** Seats that want to cancel the game. */
    cancel: Type.Array(SeatNumber),
    /** A player whose time is up or who has left, what the others have chosen to do, and until when they can choose. */
    missing: Type.Union([
      Type.Null(),
      Type.Object(
        {
          seat: SeatNumber,
          until: Timestamp,
          choices: Type.Array(Type.Object({ seat: SeatNumber, choice: Type.Enum([...CHOICES]) }, closed)),
        },
        closed,
      ),
    ]),
    /** Other missing players, who are decided about next. */
    alsoMissing: Type.Array(SeatNumber),
    swaps: Type.Array(Swap),
  },
  closed,
);
export type Proposals = Static<typeof Proposals>;

/** Everything about a table that anybody who knows its id may know, and what concerns the user who asks. */
export const TableInfo = Type.Object(
  {
    id: Id,
    game: Type.String(),
    version: Type.Integer(),
    board: FileRef,
    pieces: FileRef,
    options: OptionValues,
    open: Type.Boolean(),
    hints: Type.Boolean({ description: 'Players may ask their device what a bot would do' }),
    time: TimeTerms,
    commitment: Type.String({ description: 'SHA-256 of the secret that will decide all chance' }),
    stage: Type.Enum([...STAGES]),
    row: Type.Integer({ description: 'Rows in the log' }),
    active: Type.Array(SeatNumber),
    seats: Type.Array(SeatInfo),
    /** The user's own seat. */
    mine: Type.Union([SeatNumber, Type.Null()]),
    /** Whether the user is the host, who may change the seats and cancel the table. */
    host: Type.Boolean(),
    proposals: Proposals,
    clocks: Type.Union([Clocks, Type.Null()]),
    auto: Type.Array(Type.String(), { description: 'Automatic answers that the user has switched on' }),
    ranks: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
    rematch: Type.Union([Id, Type.Null()]),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  closed,
);
export type TableInfo = Static<typeof TableInfo>;

/** The files of a table that are not published: the others are known by their ids. */
export const OwnFiles = Type.Object(
  { board: Type.Optional(Type.Unknown()), pieces: Type.Optional(Type.Unknown()) },
  closed,
);
export type OwnFiles = Static<typeof OwnFiles>;

/** A page each of the tables that are open to everybody, and the asker's own. */
export const TableLists = Type.Object(
  {
    open: Type.Array(TableInfo),
    running: Type.Array(TableInfo),
    mine: Type.Array(TableInfo),
    pages: Type.Object({ open: Type.Integer(), running: Type.Integer() }, closed),
  },
  closed,
);
export type TableLists = Static<typeof TableLists>;

export const Appearance = Type.Object(
  {
    colour: Type.Optional(Type.Enum([...PLAYER_COLOURS])),
    shape: Type.Optional(Type.Enum([...PLAYER_SHAPES])),
  },
  closed,
);
export type Appearance = Static<typeof Appearance>;

export const Me = Type.Object({ name: Name }, closed);
export type Me = Static<typeof Me>;

/** Whoever is new may need an invitation, see `ServerInfo`. */
export const NewName = Type.Object(
  { name: Name, invitation: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
  closed,
);

export const DEVICE_ID_LENGTH = 12;

/** A device on which a player is known. */
export const Device = Type.Object(
  {
    id: Type.String({ pattern: `^[A-Za-z0-9_-]{${DEVICE_ID_LENGTH}}$` }),
    /** Since when; 0 if that was not noted yet. */
    createdAt: Timestamp,
    /** When it was last used, to the hour; null if that was not noted yet. */
    usedAt: Type.Union([Timestamp, Type.Null()]),
    browser: Type.String({ description: 'The name of its browser, e.g. Firefox; empty if it is not known' }),
    system: Type.String({ description: 'What it runs on, e.g. Windows or iPhone; empty if it is not known' }),
    /** Whether it is the one that asks. */
    current: Type.Boolean(),
  },
  closed,
);
export type Device = Static<typeof Device>;

export const ChatLine = Type.Object(
  {
    n: Type.Integer(),
    name: Type.String(),
    seat: Type.Union([SeatNumber, Type.Null()]),
    text: Type.String(),
    at: Timestamp,
    /** Whoever wrote it and the reader have nothing to do with each other, so there are no words. */
    hidden: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type ChatLine = Static<typeof ChatLine>;
