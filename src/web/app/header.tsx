import { Link, useLocation } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { hasLessons } from '../teachings.ts'
import { Icon } from '../ui/icon.tsx'
import { change, themeOf, useLanguage, useSettings } from './settings.ts'

/** The head of every page but a table's, which has the whole window. */
export function Header() {
  const t = useT()
  const [path] = useLocation()
  return (
    <header className="app-header">
      <a className="skip" href="#main">
        {t.nav.skip}
      </a>
      <Link href="/" className="brand">
        <Icon name="brand" /> Walstatt
      </Link>
      <nav aria-label={t.nav.label}>
        <NavLink href="/" text={t.nav.shelf} icon="shelf" />
        <NavLink href="/games" text={t.nav.games} icon="games" />
        <NavLink href={learnFor(path)} text={t.nav.learn} icon="learn" />
        <NavLink href={rulesFor(path)} text={t.nav.rules} icon="book" />
      </nav>
      <div className="app-tools">
        <LanguageButton />
        <ThemeButton />
        <Link href="/account" className="button quiet icon" aria-label={t.nav.account} title={t.nav.account}>
          <Icon name="person" />
        </Link>
        <Link href="/settings" className="button quiet icon" aria-label={t.nav.settings} title={t.nav.settings}>
          <Icon name="cog" />
        </Link>
      </div>
    </header>
  )
}

/** How the game at hand is learnt, or all there are. */
function learnFor(path: string): string {
  const [, place, game = ''] = path.split('/')
  return (place === 'new' || place === 'rules') && hasLessons(game) ? `/learn/${game}` : '/learn'
}

/** The rules of the game at hand, or all there are. */
const rulesFor = (path: string): string =>
  /^\/(?:new|learn)\/./.test(path) ? path.replace(/^\/\w+\//, '/rules/') : '/rules'

function NavLink({ href, text, icon }: { href: string; text: string; icon: 'shelf' | 'games' | 'book' | 'learn' }) {
  const [path] = useLocation()
  const isHere = href === '/' ? path === '/' : path.startsWith(href)
  return (
    <Link href={href} className="nav-link" aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  )
}

function LanguageButton() {
  const t = useT()
  const other = useLanguage() === 'de' ? 'en' : 'de'
  return (
    <Button
      look="quiet small language"
      text={other.toUpperCase()}
      lang={other}

      label={t.settings.otherLanguage}
      onClick={() => change({ language: other })}
    />
  )
}

function ThemeButton() {
  const t = useT()
  const theme = useSettings(themeOf)
  const label = theme === 'day' ? t.settings.toNight : t.settings.toDay
  return (
    <Button
      look="quiet icon"
      sign={<Icon name={theme === 'day' ? 'moon' : 'sun'} />}
      label={label}

      onClick={() => change({ theme: theme === 'day' ? 'night' : 'day' })}
    />
  )
}
