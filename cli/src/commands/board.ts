import { ownFileProblems, type Problem } from '@kontor/core';
import type { GameTools } from '@kontor/games/tools';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Failure, problemLines, UsageError } from '../errors.ts';
import { readJson, writeText } from '../files.ts';
import { findTools, gameIds } from '../game.ts';

export const board: Command = {
  name: 'board',
  summary: 'Checks or draws a board file',
  forms: ['check FILE [--design] [--json]', 'draw FILE OUT.svg'],
  options: {
    design: { help: 'check our own design rules, too, which a printed board need not follow' },
    json: { help: 'with check: print one JSON object' },
  },
  details: 'check also takes the files of tiles and contracts. The format is described in docs/BOARDS.md.',

  async run(args) {
    if (args.first === 'check') return check(args);
    if (args.first === 'draw') return draw(args);
    throw new UsageError(args.first === undefined ? 'check or draw?' : `board cannot ${args.first}.`);
  },
};

function check(args: Args): number {
  const [, path] = args.operands('check', 'FILE');
  const problems = problemsOf(path, args);
  if (args.flag('json')) {
    console.log(JSON.stringify({ file: path, ok: problems.length === 0, problems }));
    return problems.length === 0 ? 0 : 1;
  }
  if (problems.length > 0) console.error(problemLines(problems));
  const found = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.log(problems.length === 0 ? `${path} is good.` : `${path}: ${found}.`);
  return problems.length === 0 ? 0 : 1;
}

function problemsOf(path: string, args: Args): readonly Problem[] {
  try {
    const { raw, tools } = readFile(path);
    const { boards, pieces } = tools.game;
    const own = ownFileProblems(raw, [...boards, ...pieces]);
    return [...own, ...tools.checkFile(raw, args.flag('design'))];
  } catch (error) {
    if (!(error instanceof Failure) || !args.flag('json')) throw error;
    return [{ code: error.code, path: '', message: error.message }];
  }
}

function draw(args: Args): number {
  const [, path, out] = args.operands('draw', 'FILE', 'OUT.svg');
  const { raw, tools } = readFile(path);
  const drawing = tools.drawBoard(raw);
  if (!drawing.ok) throw new Failure(`${path} cannot be drawn.\n${problemLines(drawing.problems)}`);
  writeText(out, drawing.value);
  console.log(`${path} is drawn in ${out}`);
  return 0;
}

function readFile(path: string): { readonly raw: unknown; readonly tools: GameTools } {
  const raw = readJson(path);
  const game = typeof raw === 'object' && raw !== null && 'game' in raw ? raw.game : undefined;
  const tools = findTools(game);
  if (!tools)
    throw new Failure(
      `${path} does not say whose board it is: "game" must be one of ${gameIds()}.`,
      'file.game',
    );
  return { raw, tools };
}
