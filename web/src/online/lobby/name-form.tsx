import { Button } from '@kontor/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '../../pages/problem.tsx';
import { ApiError, api } from '../connection/api.ts';
import { useServerInfo } from '../connection/server-info.ts';
import { problemText, useOnlineTexts } from '../texts/index.ts';
import '../../pages/fields.css';
import './name-form.css';

interface Me {
  /** The player's name: `undefined` while it is loaded, null if there is none yet. */
  readonly name: string | null | undefined;
  readonly setName: (name: string) => void;
  /** The server cannot be reached; the request is repeated. */
  readonly lost: boolean;
}

const RETRY_MS = 3000;

export function useMe(): Me {
  const [name, setName] = useState<string | null>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = (): void => {
      api.me().then(
        (me) => {
          if (!current) return;
          setName(me.name);
          setLost(false);
        },
        () => {
          if (!current) return;
          setLost(true);
          timer = setTimeout(ask, RETRY_MS);
        },
      );
    };
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return { name, setName, lost };
}

interface NameFormProps {
  readonly name: string | null;
  readonly onName: (name: string) => void;
}

/** Invitations may be sent as a link; what follows `#` is in no log. */
function invitationInAddress(): string {
  return new URLSearchParams(location.hash.slice(1)).get('invite') ?? '';
}

export function NameForm({ name, onName }: NameFormProps): ReactNode {
  const texts = useOnlineTexts();
  const [editing, setEditing] = useState(false);
  const [text, setText] = useState(name ?? '');
  const [problem, setProblem] = useState<string>();
  const needsInvitation = useServerInfo()?.inviteOnly === true && name === null;
  const [invitation, setInvitation] = useState(invitationInAddress);

  if (name !== null && !editing)
    return (
      <p className="w-me">
        <span translate="no">{texts.name.hello(name)}</span>
        <Button look="quiet" onClick={() => setEditing(true)}>
          {texts.name.change}
        </Button>
      </p>
    );
  const save = async (): Promise<void> => {
    try {
      onName((await api.rename(text.trim(), needsInvitation ? invitation.trim() : undefined)).name);
      setEditing(false);
      setProblem(undefined);
    } catch (error) {
      const bad = error instanceof ApiError && error.code === 'request.shape';
      setProblem(bad ? texts.name.bad : problemText(texts, error));
    }
  };
  return (
    <form
      className="w-name"
      aria-label={texts.name.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className="w-field">
        <span>{texts.name.title}</span>
        <input
          name="name"
          value={text}
          maxLength={20}
          required
          autoComplete="nickname"
          aria-label={texts.name.label}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {needsInvitation && (
        <label className="w-field">
          <span>{texts.name.invited}</span>
          <input
            name="invitation"
            value={invitation}
            maxLength={40}
            required
            autoComplete="off"
            aria-label={texts.name.invitation}
            onChange={({ target }) => setInvitation(target.value)}
          />
        </label>
      )}
      <Button type="submit" look="primary">
        {texts.name.save}
      </Button>
      <Problem text={problem} />
    </form>
  );
}
