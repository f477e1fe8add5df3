import type { Course, Remarks } from '@kontor/core';
import { Button, languageTag, pseudoText, RuleLink, useAnnounce, useLocale } from '@kontor/ui';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { lessonTexts } from '../learn/use-course.ts';
import { useLitNames } from '../learn/use-lit-names.ts';
import { changeSettings } from '../settings/use-settings.ts';
import type { LoadedTable } from '../table/use-table.ts';
import { useRemarkTexts } from './texts/index.ts';
import type { Said } from './what-to-say.ts';
import './remark-bar.css';

interface RemarkBarProps {
  readonly loaded: LoadedTable;
  readonly course: Course;
  readonly said: Said;
  readonly onClose: () => void;
}

/** A remark or an offer in the bar, where it covers nothing that it speaks of or that can be chosen. */
export function RemarkBar({ loaded, course, said, onClose }: RemarkBarProps): ReactNode {
  const texts = useRemarkTexts();
  const announce = useAnnounce();
  const text = useSentence(loaded, course, said);
  useEffect(() => announce(text), [announce, text]);
  // For listeners, to whom "the lit place" says nothing.
  const names = useLitNames(said.kind === 'remark' ? said.found.places : undefined, 0);
  const lit = names.length > 0 ? texts.lit(names) : '';
  useEffect(() => {
    if (lit !== '') announce(lit);
  }, [announce, lit]);
  const switchOff = (): void => {
    changeSettings({ remarks: false });
    announce(texts.offSaid);
  };
  // The button is gone then, so the focus goes on to what is asked.
  const leaveBy = (leave: () => void) => () => {
    document.getElementById('question')?.focus({ preventScroll: true });
    leave();
  };
  return (
    <section className="w-remark" data-kind={said.kind} aria-label={texts.remark}>
      <p>
        {text} <span className="k-hidden">{lit}</span>{' '}
        {said.kind === 'remark' && <RuleLink rule={said.found.remark.rule} of="explanation" />}
      </p>
      <div className="w-remark-buttons">
        {said.kind === 'offer' && (
          <Link
            href={`/learn/${loaded.game.id}/${said.lesson}?back=${encodeURIComponent(loaded.path)}`}
            className="k-button"
          >
            {texts.learn}
          </Link>
        )}
        <Button look="quiet" title={texts.offHint} onClick={leaveBy(switchOff)}>
          {texts.off}
        </Button>
        <Button onClick={leaveBy(onClose)}>{texts.close}</Button>
      </div>
    </section>
  );
}

/** What is said, in the reader's language. */
function useSentence({ table, players }: LoadedTable, course: Course, said: Said): string {
  const texts = useRemarkTexts();
  const locale = useLocale();
  if (said.kind === 'offer') {
    const { title, about } = lessonTexts(course, said.lesson, locale);
    return texts.offer(title, about);
  }
  const names = players.map(({ name }) => name);
  const text = (course.remarks as Remarks).text(said.found, { table }, names, languageTag(locale));
  return locale === 'xx' ? pseudoText(text) : text;
}
