import { createContext, type Provider, useContext } from 'react';

/** A context for what every part of a game's table reads. */
export function createScene<Scene>(): {
  readonly SceneProvider: Provider<Scene | undefined>;
  readonly useScene: () => Scene;
} {
  const SceneContext = createContext<Scene | undefined>(undefined);
  const useScene = (): Scene => {
    const scene = useContext(SceneContext);
    if (scene === undefined) throw new Error('A part of the table is used outside of it.');
    return scene;
  };
  return { SceneProvider: SceneContext.Provider, useScene };
}
