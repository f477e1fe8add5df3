import { REPORT_REASONS, type Relation, type ReportReason, type TableInfo } from '@kontor/protocol';
import { Button } from '@kontor/ui';
import { type ReactNode, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { Sign } from '../../table/sign.tsx';
import { useRequest } from '../connection/use-request.ts';
import { mannersApi } from './api.ts';
import { setRelations, useRelations } from './relations.ts';
import { useMannersTexts } from './texts/index.ts';
import '../../pages/fields.css';
import './manners.css';

interface SeatMannersProps {
  readonly info: TableInfo;
  readonly seat: number;
}

/** A button beside somebody's name; what the viewer can do about them opens below it. */
export function SeatManners({ info, seat }: SeatMannersProps): ReactNode {
  const texts = useMannersTexts();
  const [open, setOpen] = useState(false);
  const label = texts.title(info.seats[seat]?.name ?? '');
  if (!useHasManners(info, seat)) return null;
  return (
    <>
      <Button
        look="quiet"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        <Sign of="menu" />
      </Button>
      {open && <Manners info={info} seat={seat} />}
    </>
  );
}

/** Whether there is anything the viewer can do about who sits there. */
export function useHasManners(info: TableInfo, seat: number): boolean {
  return (useRelations(info)[seat]?.relation ?? null) !== null;
}

/** Muting, blocking and reporting somebody. */
export function Manners({ info, seat }: SeatMannersProps): ReactNode {
  const texts = useMannersTexts();
  const relation = useRelations(info)[seat]?.relation ?? null;
  const [reporting, setReporting] = useState(false);
  const [said, setSaid] = useState('');
  const { submit, problem } = useRequest();
  const name = info.seats[seat]?.name ?? '';
  if (relation === null) return null;
  const choose = async (chosen: Relation): Promise<void> =>
    setRelations(info.id, await mannersApi.setRelation(info.id, seat, chosen));
  const toggle = (kind: 'mute' | 'block'): ReactNode => (
    <Button
      look="quiet"
      aria-label={texts[relation === kind ? 'endOf' : 'startOf'][kind](name)}
      onClick={() => submit(choose(relation === kind ? 'none' : kind))}
    >
      {texts[relation === kind ? 'end' : 'start'][kind]}
    </Button>
  );
  return (
    <div className="w-manners">
      <div className="w-manners-tools">
        {relation !== 'block' && toggle('mute')}
        {toggle('block')}
        <Button look="quiet" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
          {texts.report.open}
        </Button>
      </div>
      <p className="w-help">{texts.help[relation]}</p>
      {reporting && (
        <ReportForm
          onSend={(reason, text) =>
            submit(mannersApi.report(info.id, seat, reason, text), () => {
              setReporting(false);
              setSaid(texts.report.done);
            })
          }
        />
      )}
      <p role="status">{said}</p>
      <Problem text={problem} />
    </div>
  );
}

function ReportForm({
  onSend,
}: {
  readonly onSend: (reason: ReportReason, text: string) => void;
}): ReactNode {
  const { report: texts } = useMannersTexts();
  const [reason, setReason] = useState<ReportReason>('insult');
  const [text, setText] = useState('');
  return (
    <form
      className="w-manners-report"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(reason, text);
      }}
    >
      <p className="w-help">{texts.text}</p>
      <label className="w-field">
        <span>{texts.reason}</span>
        <select value={reason} onChange={({ target }) => setReason(target.value as ReportReason)}>
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {texts.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="w-field">
        <span>{texts.words}</span>
        <input value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button type="submit">{texts.send}</Button>
    </form>
  );
}
