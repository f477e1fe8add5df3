import type { AnyGame, GameFile } from '@kontor/core';
import type { TableInfo } from '@kontor/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { BoardDrawing } from '../../boards/board-drawing.tsx';
import { nameOf } from '../../boards/own-files.ts';
import { useBoardTexts } from '../../boards/texts/index.ts';
import { type LoadedFiles, loadFiles } from '../connection/table-files.ts';

/** The board and the pieces of a table, for everybody to see before they sit down. */
export function TableBoard({ info, game }: { info: TableInfo; game: AnyGame }): ReactNode {
  const texts = useBoardTexts();
  const [files, setFiles] = useState<LoadedFiles>();
  const [open, setOpen] = useState(false);
  const { id } = info;
  const [board, pieces] = [info.board.hash, info.pieces.hash];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its files, and every message brings a new `info`.
  useEffect(() => {
    let current = true;
    loadFiles(game, info).then(
      (loaded) => {
        if (!current) return;
        setFiles(loaded);
        setOpen(!loaded.published);
      },
      // The page works without it; the table itself reports the error.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [game, id, board, pieces]);
  if (!files) return null;
  return (
    <details
      className="w-board-choice"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.title}</summary>
      {!files.published && <p>{texts.ownBoard}</p>}
      <FileName label={texts.kind.board} file={files.board} />
      {open && <BoardDrawing game={info.game} board={files.board} />}
      <FileName label={texts.kind.pieces} file={files.pieces} />
    </details>
  );
}

function FileName({ label, file }: { label: string; file: GameFile }): ReactNode {
  const texts = useBoardTexts();
  const name = file.author === undefined ? nameOf(file) : texts.by(nameOf(file), file.author);
  return (
    <p>
      {label} · <span translate="no">{name}</span>
    </p>
  );
}
