import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** How long an announcement stays, so that several in a row are all read. */
const KEEP_MS = 8000;

/** Holds the one polite live region; everything below may announce through it. */
export function LiveRegion({ children }: { children: ReactNode }): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const announce = useCallback((text: string) => {
    if (!region.current || text === '') return;
    // A new element for every text: assistive technology reads additions, and the same text can come twice.
    const line = document.createElement('p');
    line.textContent = text;
    region.current.append(line);
    setTimeout(() => line.remove(), KEEP_MS);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {/* At the top: at the end of the page it would make the page a pixel too long. */}
      <div
        ref={region}
        className="k-hidden"
        style={{ top: 0 }}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
      />
    </AnnounceContext>
  );
}

/** Announces a text to screen readers. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** Announces each step while a scene is paused; a scene that runs is summed up when it is over. */
export function useSpokenStep(at: number, text: string | undefined): void {
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step may say the same.
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [announce, at, text]);
}
