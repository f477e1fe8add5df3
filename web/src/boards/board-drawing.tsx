import type { GameFile } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { type ReactNode, useEffect, useState } from 'react';
import { nameOf } from './own-files.ts';
import { useBoardTexts } from './texts/index.ts';
import './boards.css';

/** A board as a picture. It is drawn when it is shown, because drawing takes a moment. */
export function BoardDrawing({ game, board }: { game: string; board: GameFile }): ReactNode {
  const texts = useBoardTexts();
  const [drawn, setDrawn] = useState<{ readonly board: GameFile; readonly svg: string | undefined }>();
  useEffect(() => {
    let current = true;
    const show = (svg: string | undefined): void => {
      if (current) setDrawn({ board, svg });
    };
    gameEntry(game)
      ?.tools()
      .then(
        ({ drawBoard }) => {
          const drawing = drawBoard(board);
          show(drawing.ok ? drawing.value : undefined);
        },
        () => show(undefined),
      );
    return () => {
      current = false;
    };
  }, [game, board]);
  if (drawn?.board !== board) return <div className="w-board-drawing" aria-hidden="true" />;
  if (drawn.svg === undefined) return <p className="w-help">{texts.noDrawing}</p>;
  // As a picture, so that nothing in the file can become a part of this page.
  const source = `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`;
  return <img className="w-board-drawing" src={source} alt={texts.drawing(nameOf(board))} />;
}
