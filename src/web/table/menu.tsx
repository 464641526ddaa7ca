import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import { SettingsForm } from '../app/settings-form.tsx'
import { listed, percent } from '../i18n/format.ts'
import { nameOfGame } from '../shelf/boxes.ts'
import { hasLessons } from '../teachings.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Sure } from '../ui/sure.tsx'
import { marked, type OwnThing } from './about/own.ts'
import { useTable } from './context.tsx'
import type { HintPlace } from './hint/use-hint.ts'
import { isAlone } from './newhere/alone.ts'
import { NewHereItem } from './newhere/new-here-item.tsx'
import { HelpDialog } from './help.tsx'
import { ReportForm } from './report.tsx'
import { SeatsDialog } from './seats.tsx'
import { mayPlayAgain, sidesOf } from './verdict.ts'

type Shown = 'help' | 'odds' | 'concede' | 'report' | 'settings' | 'seats' | undefined

export interface MenuActions {
  /** The whole game as a file, once it is over. */
  file?(): Promise<unknown>
  tryOut(): void
  rematch(): void
  save(): void
  moveOnline?(): void
}

interface MenuProps {
  readonly actions: MenuActions
  readonly hint: HintPlace
  readonly isList: boolean
  readonly setList: ((isList: boolean) => void) | undefined
  openRules(): void
}

/** Everything that is needed now and then. */
export function Menu(props: MenuProps) {
  const { actions, ...more } = props
  const { t } = useTable()
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const box = useRef<HTMLDivElement>(null)
  useOutside(box, isOpen, () => setOpen(false))
  return (
    <div className="menu" ref={box}>
      <Button
        look="quiet icon"
        sign={<Icon name="more" />}
        {...marked('menu')}
        aria-label={t.table.menu}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Items
          actions={actions}
          {...more}
          show={setShown}
          choose={(action) => () => {
            setOpen(false)
            action()
          }}
        />
      )}
      <Opened shown={shown} close={() => setShown(undefined)} save={actions.save} />
    </div>
  )
}

/** A press elsewhere or Escape closes. */
function useOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event): void => {
      const isKey = event instanceof KeyboardEvent
      if (isKey ? event.key !== 'Escape' : box.current?.contains(event.target as Node)) return
      if (isKey && box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus()
      close()
    }
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only whether it is open matters
  }, [isOpen])
}

interface ItemsProps extends MenuProps {
  show(shown: Shown): void
  choose(action: () => void): () => void
}

function Items({ actions, hint, show, choose, isList, setList, openRules }: ItemsProps) {
  const { t, slots, state, isTrying, session } = useTable()
  const [, navigate] = useLocation()
  const isOver = state.mirror.public.outcome !== undefined || state.table?.state === 'stopped'
  const isPlayer = state.roles.length > 0
  return (
    <ul className="menu-list paper">
      {slots.isSmall && <Item icon="book" about="rules" text={t.nav.rules} onClick={choose(openRules)} />}
      {setList !== undefined && (
        <Item
          icon={isList ? 'map' : 'list'}
          about={isList ? 'toBoard' : 'list'}
          text={isList ? t.table.showBoard : t.table.showList}
          onClick={choose(() => setList(!isList))}
        />
      )}
      {isPlayer && !isOver && <Playing actions={actions} hint={hint} show={show} choose={choose} />}
      {!isTrying && !session.isLocal && (
        <Item icon="person" about="seats" text={t.seats.title} onClick={choose(() => show('seats'))} />
      )}
      {!isTrying && state.mirror.public.outcome !== undefined && mayPlayAgain(state, session.isLocal) && (
        <Item icon="again" about="rematch" text={t.table.rematch} onClick={choose(actions.rematch)} />
      )}
      {!isTrying && <Item icon="save" about="save" text={t.table.export} onClick={choose(actions.save)} />}
      {actions.moveOnline !== undefined && !isOver && !isTrying && (
        <Item
          icon="upload"
          about="moveOnline"
          text={t.table.moveOnline}
          hint={t.table.moveOnlineHint}
          onClick={choose(actions.moveOnline)}
        />
      )}
      {!isTrying && <Item icon="bug" about="report" text={t.table.report} onClick={choose(() => show('report'))} />}
      <Item icon="cog" about="settings" text={t.table.settings} onClick={choose(() => show('settings'))} />
      <Help show={show} choose={choose} />
      {isPlayer && !isOver && !isTrying && (
        <Item icon="flag" about="concede" text={t.table.concede} onClick={choose(() => show('concede'))} />
      )}
      <Item icon="games" about="games" text={t.nav.games} onClick={choose(() => navigate('/games'))} />
    </ul>
  )
}

/** What only helps while the game goes on. */
function Playing({ actions, hint, show, choose }: Pick<ItemsProps, 'actions' | 'hint' | 'show' | 'choose'>) {
  const { t, question, isTrying, session, state } = useTable()
  return (
    <>
      <Item
        icon="undo"
        about="askUndo"
        text={t.table.askUndo}
        hint={isAlone(state) ? t.table.askUndoAlone : t.table.askUndoHint}
        onClick={choose(() => void session.request())}
      />
      {hint.isAllowed && (
        <Item
          icon="bulb"
          about="hint"
          text={t.hint.menu}
          hint={question === undefined ? t.table.tryOnlyAsked : t.hint.menuHint}
          disabled={question === undefined}
          onClick={choose(hint.toggle)}
        />
      )}
      <Item icon="dice" about="odds" text={t.table.odds} onClick={choose(() => show('odds'))} />
      {!isTrying && (
        <Item
          icon="flask"
          about="tryOut"
          text={t.table.tryOut}
          hint={question === undefined ? t.table.tryOnlyAsked : t.table.tryOutHint}
          disabled={question === undefined}
          onClick={choose(actions.tryOut)}
        />
      )}
    </>
  )
}

/** For who is new here, or forgets. */
function Help({ show, choose }: Pick<ItemsProps, 'show' | 'choose'>) {
  const { t } = useTable()
  return (
    <>
      <NewHereItem />
      <LearnItem choose={choose} />
      <Item icon="keys" about="keys" text={t.help.title} onClick={choose(() => show('help'))} />
    </>
  )
}

/** A game on this device, or one that is played online, waits meanwhile. */
function LearnItem({ choose }: Pick<ItemsProps, 'choose'>) {
  const { t, state, language } = useTable()
  const [, navigate] = useLocation()
  const { game } = state.table!
  if (!hasLessons(game)) return undefined
  const text = t.learn.lessonsOf(nameOfGame(game, language))
  return <Item icon="learn" about="learn" text={text} onClick={choose(() => navigate(`/learn/${game}`))} />
}

function Opened({ shown, close, save }: { shown: Shown; close(): void; save(): void }) {
  const { t } = useTable()
  return (
    <>
      {shown === 'help' && <HelpDialog onClose={close} />}
      {shown === 'odds' && <OddsDialog onClose={close} />}
      {shown === 'report' && <ReportForm onClose={close} save={save} />}
      {shown === 'seats' && <SeatsDialog onClose={close} />}
      {shown === 'settings' && (
        <Dialog title={t.settings.title} onClose={close}>
          <SettingsForm />
        </Dialog>
      )}
      {shown === 'concede' && <Conceding close={close} />}
    </>
  )
}

/** Whoever leads several sides gives them up together. */
function Conceding({ close }: { close(): void }) {
  const { t, session, state, nameOf, words, language } = useTable()
  const roles = sidesOf(state.roles, state.eyes, nameOf)
  const sides = listed(
    language,
    roles.map((role) => words.side(role)),
  )
  return (
    <Sure
      text={roles.length > 1 ? t.table.concedeAll(sides) : t.table.concedeSure}
      title={t.table.concede}
      onNo={close}
      onYes={() => {
        close()
        void session.concede(roles)
      }}
    />
  )
}

interface ItemProps {
  readonly icon: IconName
  readonly about: OwnThing
  readonly text: string
  readonly hint?: string
  readonly disabled?: boolean
  onClick(): void
}

function Item({ icon, about, text, hint, disabled = false, onClick }: ItemProps): ReactNode {
  return (
    <li>
      <button type="button" className="menu-item" disabled={disabled} onClick={onClick} {...marked(about)}>
        <Icon name={icon} />
        <span>
          {text}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </button>
    </li>
  )
}

function OddsDialog({ onClose }: { onClose(): void }) {
  const { state, t, words, language } = useTable()
  return (
    <Dialog title={t.table.odds} onClose={onClose}>
      {state.odds.length === 0 && <p>{t.table.noOdds}</p>}
      {state.odds.map((odds) => (
        <section key={words.say(odds.about)} className="odds">
          <h3>{words.say(odds.about)}</h3>
          <dl>
            {odds.chances.map(({ label, probability }) => (
              <div key={words.say(label)}>
                <dt>{words.say(label)}</dt>
                <dd className="num">
                  <meter min={0} max={1} value={probability} aria-label={words.say(label)} />{' '}
                  {percent(language, probability)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
