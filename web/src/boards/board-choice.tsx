import { type AnyGame, fileRef, type GameFile, type Problem, problemText } from '@kontor/core';
import { Button, Dialog } from '@kontor/ui';
import { type ReactNode, useRef, useState } from 'react';
import { BoardDrawing } from './board-drawing.tsx';
import {
  chosenFile,
  type FileChoice,
  type FileKind,
  filesOf,
  forgetFile,
  keepFile,
  nameOf,
  publishedFiles,
  readGameFile,
} from './own-files.ts';
import { useBoardTexts } from './texts/index.ts';
import '../pages/fields.css';
import './boards.css';

const MOST_PROBLEMS = 10;

interface BoardChoiceProps {
  readonly game: AnyGame;
  readonly choice: FileChoice;
  readonly onChange: (choice: FileChoice) => void;
  /** Called when the reading of a file begins and ends: a game that began meanwhile would be played without it. */
  readonly onReading: (reading: boolean) => void;
}

/** Which board and pieces a new game is played with: published ones, or somebody's own from a file. */
export function BoardChoice(props: BoardChoiceProps): ReactNode {
  const { game, choice } = props;
  const texts = useBoardTexts();
  const [open, setOpen] = useState(false);
  const board = chosenFile(game, 'board', choice);
  return (
    <details className="w-board-choice" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      <FileField kind="board" {...props} />
      {open && board && <BoardDrawing game={game.id} board={board} />}
      <FileField kind="pieces" {...props} />
    </details>
  );
}

function FileField({
  kind,
  game,
  choice,
  onChange,
  onReading,
}: BoardChoiceProps & { kind: FileKind }): ReactNode {
  const texts = useBoardTexts();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>();
  const published = publishedFiles(game, kind);
  const chosen = chosenFile(game, kind, choice);
  if (!chosen) return null;
  const isOwn = !published.includes(chosen);
  const choose = (file: GameFile | undefined): void => {
    const { [kind]: _, ...others } = choice;
    onChange(
      file === undefined || file === published[0] ? others : { ...others, [kind]: fileRef(file).hash },
    );
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onReading(true);
    try {
      const read = await readGameFile(game, kind, file);
      if (!read.ok) {
        setProblems(read.problems);
        return;
      }
      if (!published.includes(read.value)) keepFile(game.id, { kind, file: read.value });
      choose(read.value);
    } finally {
      onReading(false);
    }
  };

  return (
    <div>
      <label className="w-field">
        <span>{texts.kind[kind]}</span>
        <select
          translate="no"
          value={fileRef(chosen).hash}
          onChange={({ target }) =>
            choose(filesOf(game, kind).find((file) => fileRef(file).hash === target.value))
          }
        >
          {filesOf(game, kind).map((file) => (
            <option key={fileRef(file).hash} value={fileRef(file).hash}>
              {published.includes(file) ? nameOf(file) : texts.mine(nameOf(file))}
            </option>
          ))}
        </select>
      </label>
      {chosen.author !== undefined && (
        <p className="w-help" translate="no">
          {texts.by(nameOf(chosen), chosen.author)}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={texts.load[kind]}
        onChange={(event) => {
          void load(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="w-board-actions">
        <Button look="quiet" onClick={() => input.current?.click()}>
          {texts.load[kind]}
        </Button>
        {isOwn && (
          <Button
            look="quiet"
            onClick={() => {
              forgetFile(game.id, fileRef(chosen).hash);
              choose(undefined);
            }}
          >
            {texts.forget(nameOf(chosen))}
          </Button>
        )}
      </div>
      {problems && (
        <Dialog title={texts.failed} onClose={() => setProblems(undefined)}>
          <p>{texts.failedText}</p>
          <ul translate="no">
            {problems.slice(0, MOST_PROBLEMS).map((each) => (
              <li key={problemText(each)}>{problemText(each)}</li>
            ))}
          </ul>
          {problems.length > MOST_PROBLEMS && <p>{texts.more(problems.length - MOST_PROBLEMS)}</p>}
        </Dialog>
      )}
    </div>
  );
}
