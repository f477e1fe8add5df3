import {
  addLanguage,
  KeyBoard,
  LiveRegion,
  type Locale,
  LocaleProvider,
  languageTag,
  useMedia,
} from '@kontor/ui';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './home/home.tsx';
import { playsOnline } from './online/notifications/plays-online.ts';
import { Catch } from './pages/broken.tsx';
import { Loading } from './pages/page.tsx';
import { useSettings } from './settings/use-settings.ts';

const NotFound = lazy(async () => ({ default: (await import('./pages/not-found.tsx')).NotFound }));
const About = lazy(async () => ({ default: (await import('./pages/about.tsx')).About }));
const SettingsPage = lazy(async () => ({
  default: (await import('./settings/settings-page.tsx')).SettingsPage,
}));
const SetupPage = lazy(async () => ({ default: (await import('./setup/setup-page.tsx')).SetupPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const TablePage = lazy(async () => ({ default: (await import('./table/table-page.tsx')).TablePage }));

const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('./learn/lesson-page.tsx')).LessonPage }));

const LobbyPage = lazy(async () => ({ default: (await import('./online/lobby/lobby-page.tsx')).LobbyPage }));
const MyPage = lazy(async () => ({ default: (await import('./online/my-page/my-page.tsx')).MyPage }));
const NoticesPage = lazy(async () => ({
  default: (await import('./online/notices/notices-page.tsx')).NoticesPage,
}));
const StopPage = lazy(async () => ({ default: (await import('./online/notices/stop-page.tsx')).StopPage }));
const CreatePage = lazy(async () => ({
  default: (await import('./online/create/create-page.tsx')).CreatePage,
}));
const OnlinePage = lazy(async () => ({
  default: (await import('./online/table/online-page.tsx')).OnlinePage,
}));
// Notifications are an extra: a page must not break because their code cannot be loaded.
const TurnNotifier = lazy(() =>
  import('./online/notifications/turn-notifier.tsx').then(
    (loaded) => ({ default: loaded.TurnNotifier }),
    () => ({ default: () => null }),
  ),
);
const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }));
const SignInPage = lazy(async () => ({ default: (await import('./account/sign-in-page.tsx')).SignInPage }));
const ConfirmPage = lazy(async () => ({ default: (await import('./account/mail-links.tsx')).ConfirmPage }));
const ResetPage = lazy(async () => ({ default: (await import('./account/mail-links.tsx')).ResetPage }));
const ReturnPage = lazy(async () => ({
  default: (await import('./online/seat/return-page.tsx')).ReturnPage,
}));

export function App(): ReactNode {
  const { locale: wanted, theme, keys, motion } = useSettings();
  const locale = useSpokenLocale(wanted);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  const system = contrast ? 'contrast' : dark ? 'dark' : 'light';

  useLayoutEffect(() => {
    document.documentElement.lang = languageTag(locale);
    document.documentElement.dataset['theme'] = theme === 'auto' ? system : theme;
    document.documentElement.dataset['motion'] = motion;
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--k-background');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [locale, theme, system, motion]);

  return (
    <LocaleProvider locale={locale}>
      <LiveRegion>
        <KeyBoard characters={keys}>
          <Catch>
            <Suspense fallback={<Loading />}>
              <Switch>
                <Route path="/">
                  <Home />
                </Route>
                <Route path="/setup/:game">{({ game }) => <SetupPage id={game} />}</Route>
                <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
                <Route path="/play/:id/:row?">
                  {({ id, row }) => <TablePage key={id} id={id} row={row} />}
                </Route>
                <Route path="/learn">
                  <LearnPage />
                </Route>
                <Route path="/learn/:game">{({ game }) => <LessonPage game={game} />}</Route>
                <Route path="/learn/:game/:lesson/:row?">
                  {({ game, lesson, row }) => <LessonPage game={game} lesson={lesson} row={row} />}
                </Route>
                <Route path="/online">
                  <LobbyPage />
                </Route>
                <Route path="/me">
                  <MyPage />
                </Route>
                <Route path="/me/notices">
                  <NoticesPage />
                </Route>
                <Route path="/stop/:token">{({ token }) => <StopPage token={token} />}</Route>
                <Route path="/online/new/:game?">{({ game }) => <CreatePage game={game} />}</Route>
                <Route path="/table/:id/:row?">
                  {({ id, row }) => <OnlinePage key={id} id={id} row={row} />}
                </Route>
                <Route path="/account">
                  <AccountPage />
                </Route>
                <Route path="/sign-in">
                  <SignInPage />
                </Route>
                <Route path="/confirm">
                  <ConfirmPage />
                </Route>
                <Route path="/reset">
                  <ResetPage />
                </Route>
                <Route path="/return">
                  <ReturnPage />
                </Route>
                <Route path="/return/:token">{({ token }) => <ReturnPage path={token} />}</Route>
                <Route path="/settings">
                  <SettingsPage />
                </Route>
                <Route path="/about">
                  <About />
                </Route>
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Suspense>
          </Catch>
          <Called />
        </KeyBoard>
      </LiveRegion>
    </LocaleProvider>
  );
}

/** The locale whose texts are there: the chosen one, and until they are loaded the one before. */
function useSpokenLocale(wanted: Locale): Locale {
  const [spoken, setSpoken] = useState(wanted);
  useEffect(() => {
    let current = true;
    addLanguage(languageTag(wanted)).then(
      () => current && setSpoken(wanted),
      // Without a network everything stays as it is.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return spoken;
}

/** Notifies people who play online of their turns, whatever page they are on. */
function Called(): ReactNode {
  const [path] = useLocation();
  if (!playsOnline() && !/^\/(online|table|me)(\/|$)/.test(path)) return null;
  return (
    <Suspense>
      <TurnNotifier />
    </Suspense>
  );
}
