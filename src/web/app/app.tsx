import { Component, lazy, Suspense, type ReactNode } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { LayingOut, useStoredGame } from '../shelf/laying-out.tsx'
import { ShelfPage } from '../shelf/shelf.tsx'
import { Header } from './header.tsx'
import { NotFound } from './not-found.tsx'

const NewTablePage = lazy(() => import('../newtable/new-table.tsx'))
const LobbyPage = lazy(() => import('../lobby/lobby.tsx'))
const RulesPage = lazy(() => import('../rules/rules-page.tsx'))
const AllRulesPage = lazy(() => import('../rules/all-rules.tsx'))
const LearnPage = lazy(() => import('../learn/learn-page.tsx'))
const LessonPage = lazy(() => import('../learn/lesson-page.tsx'))
const TryPage = lazy(() => import('../learn/try-page.tsx'))
const LocalTablePage = lazy(() => import('../table/local-table.tsx'))
const OnlineTablePage = lazy(() => import('../table/online-table.tsx'))
const AccountPage = lazy(() => import('../account/account.tsx'))
const WorkshopPage = lazy(() => import('../workshop/workshop-page.tsx'))
const SettingsPage = lazy(() => import('./settings-page.tsx'))

export function App() {
  return (
    <Guard>
      <Header />
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={ShelfPage} />
          <Route path="/new/:game" component={NewTablePage} />
          <Route path="/games" component={LobbyPage} />
          <Route path="/rules" component={AllRulesPage} />
          <Route path="/rules/:game/:rule?" component={RulesPage} />
          <Route path="/learn/:game?" component={LearnPage} />
          <Route path="/learn/:game/:lesson" component={LessonPage} />
          <Route path="/try/:game/:example" component={TryPage} />
          <Route path="/local/:id" component={LocalTablePage} />
          <Route path="/table/:id" component={OnlineTablePage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/workshop/:game" component={WorkshopPage} />
          <Route path="/settings" component={SettingsPage} />
          <Route component={Nowhere} />
        </Switch>
      </Suspense>
    </Guard>
  )
}

/** Whoever comes to a table sees its box from the first moment on. */
function Loading() {
  const [path] = useLocation()
  const [, place, id] = path.split('/')
  const stored = useStoredGame(place === 'local' ? id : undefined)
  return <LayingOut game={stored} />
}

function Nowhere() {
  return <NotFound href="/" text={useT().nav.shelf} />
}

/** A fault in the page must not look like a lost game. */
class Guard extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }
  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }
  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />
  }
}

function Broken({ error }: { error: Error }) {
  const t = useT()
  return (
    <main className="page" id="main">
      <h1>{t.app.broken}</h1>
      <p>{t.app.brokenText}</p>
      <pre className="soft" lang="en">
        {error.message}
      </pre>
      <Button look="primary" text={t.app.reload} onClick={() => location.reload()} />
    </main>
  )
}
