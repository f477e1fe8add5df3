import type { TableInfo } from '@kontor/protocol';
import { PlayerMark, useLocale } from '@kontor/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { gameName } from '../../games/game-pages.ts';
import { MiniTable, NOBODY } from '../../pages/mini-table.tsx';
import { paceWords } from '../gathering/terms.tsx';
import { countsAsMissing, isPlayedByBot, waitsForMe } from '../seat/own-seat.ts';
import { shownName } from '../seat/shown-name.ts';
import { type OnlineTexts, useOnlineTexts } from '../texts/index.ts';
import './lobby-page.css';

export function Tables({
  tables,
  none,
}: {
  tables: readonly TableInfo[] | undefined;
  none: string;
}): ReactNode {
  const texts = useOnlineTexts();
  const locale = useLocale();
  if (tables?.length === 0)
    return (
      <p className="w-help w-tables-none">
        <MiniTable seats={NOBODY} />
        {none}
      </p>
    );
  return (
    <ul className="w-tables">
      {tables?.map((table) => {
        const { state, mine } = stateOf(table, texts);
        const name = gameName(table.game, locale);
        return (
          <li key={table.id} className="w-tables-item" data-mine={mine}>
            <MiniTable
              seats={table.seats.map(({ colour, shape, taken, bot }) => ({
                colour,
                shape,
                free: !taken && bot === null,
              }))}
            />
            <div className="w-tables-what">
              <h3 translate="no">{name}</h3>
              <ul className="w-tables-people">
                {table.seats.map((seat, i) =>
                  seat.name === '' ? null : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
                    <li key={i}>
                      <PlayerMark player={seat} />
                      {i === table.mine ? (
                        <strong>{texts.create.you}</strong>
                      ) : (
                        <span translate="no">{shownName(seat.name, texts)}</span>
                      )}
                    </li>
                  ),
                )}
              </ul>
              <p className="w-tables-state">{state}</p>
            </div>
            <Link href={`/table/${table.id}`} className="k-button" data-look={mine ? 'primary' : 'plain'}>
              {table.mine === null && table.stage !== 'gathering' ? texts.look : texts.goTo}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Tables that wait for the viewer first, otherwise in the server's order. */
export function byUrgency(tables: readonly TableInfo[]): readonly TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (table.stage !== 'running') return table.stage === 'gathering' ? 2 : 3;
    return waitsForMe(table) ? 0 : 1;
  };
  return tables.toSorted((a, b) => rank(a) - rank(b));
}

function stateOf(table: TableInfo, texts: OnlineTexts): { state: string; mine: boolean } {
  const names = (seats: readonly number[]): string[] =>
    seats.map((seat) => shownName(table.seats[seat]?.name ?? '', texts));
  switch (table.stage) {
    case 'gathering': {
      const taken = table.seats.filter(({ taken, bot }) => taken || bot !== null).length;
      const seats = texts.gathering(taken, table.seats.length);
      return { state: `${seats} · ${paceWords(texts, table.time)}`, mine: false };
    }
    case 'running': {
      if (isPlayedByBot(table)) return { state: texts.proposals.standIn, mine: false };
      if (countsAsMissing(table)) return { state: texts.proposals.youMissing, mine: false };
      const mine = waitsForMe(table);
      return { state: mine ? texts.yourTurn : texts.turnOf(names(table.active)), mine };
    }
    case 'finished': {
      const winners = (table.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
      const others = names(winners.filter((seat) => seat !== table.mine));
      const won = others.length < winners.length;
      return { state: won ? texts.youWon(others) : texts.finished(others), mine: false };
    }
    case 'cancelled':
    case 'expired':
      return { state: texts.stages[table.stage], mine: false };
  }
}
