import type { ChatLine, TableInfo } from '@kontor/protocol';
import { Button, languageTag, PlayerMark, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { localStore } from '../../browser/local-storage.ts';
import { Problem } from '../../pages/problem.tsx';
import { useWebTexts } from '../../texts/index.ts';
import { api } from '../connection/api.ts';
import { useRequest } from '../connection/use-request.ts';
import { shownName } from '../seat/shown-name.ts';
import { useOnlineTexts } from '../texts/index.ts';
import './chat.css';

interface ChatProps {
  readonly info: TableInfo;
  readonly lines: readonly ChatLine[];
  /** Fetches older messages. */
  readonly onEarlier: () => Promise<void>;
}

export function Chat({ info, lines, onEarlier }: ChatProps): ReactNode {
  const texts = useOnlineTexts();
  const { chat: words } = texts;
  const { you } = useWebTexts().table;
  const locale = useLocale();
  const [text, setText] = useState('');
  const { submit, problem } = useRequest();
  const said = useRef<HTMLDivElement>(null);
  const shown = lines.filter(({ hidden }) => !hidden);
  const last = shown.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a new line, it is scrolled to. The page stays where it is.
  useEffect(() => {
    said.current?.scrollTo({ top: said.current.scrollHeight });
  }, [last]);
  const time = new Intl.DateTimeFormat(languageTag(locale), { hour: '2-digit', minute: '2-digit' });

  return (
    <div className="w-chat">
      {(lines[0]?.n ?? 1) > 1 && <Button onClick={() => submit(onEarlier())}>{words.earlier}</Button>}
      <div ref={said} className="w-chat-lines k-scroll" role="log" aria-label={words.title}>
        {shown.length === 0 && <p className="w-help">{words.none}</p>}
        {shown.map((line) => (
          <p key={line.n} translate="no">
            {line.seat !== null && info.seats[line.seat] && (
              <PlayerMark player={info.seats[line.seat] as TableInfo['seats'][number]} />
            )}{' '}
            <strong>
              {line.seat !== null && line.seat === info.mine ? you : shownName(line.name, texts)}
            </strong>{' '}
            <time className="w-help">{time.format(line.at)}</time>
            <br />
            {line.text}
          </p>
        ))}
      </div>
      {info.mine === null ? (
        <p className="w-help">{words.looksOn}</p>
      ) : (
        <form
          className="w-chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') submit(api.say(info.id, text.trim()), () => setText(''));
          }}
        >
          <input
            value={text}
            maxLength={500}
            aria-label={words.say}
            placeholder={words.say}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{words.send}</Button>
        </form>
      )}
      <Problem text={problem} />
    </div>
  );
}

/** How many messages of others have come since the chat was last open on this device. */
export function useUnread(info: TableInfo, lines: readonly ChatLine[], open: boolean): number {
  const key = `kontor.talk.${info.id}`;
  const [seen, setSeen] = useState(() => Number(localStore.get(key) ?? 0));
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!open || last === 0) return;
    localStore.set(key, String(last));
    setSeen(last);
  }, [open, last, key]);
  return lines.filter(({ n, seat, hidden }) => n > seen && seat !== info.mine && !hidden).length;
}
