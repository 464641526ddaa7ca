import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../boardkit/papers/button.tsx'
import type { OptionView, QuestionView } from '../../engine/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Scrolled } from '../ui/scrolled.tsx'
import { marked } from './about/own.ts'
import { BarredButton } from './barred.tsx'
import { RuleLink, useTable } from './context.tsx'
import type { HintPlace } from './hint/use-hint.ts'
import { AskButton, Suggestions, useAsking } from './newhere/suggestion.tsx'
import { useOptionKeys } from './option-keys.ts'
import { Choices, OptionButton } from './options.tsx'
import { FEW, orderOf, type Ordered } from './order.ts'
import { Slot } from './plate.tsx'
import { Offers } from './offers.tsx'
import { ShowBar } from './show-bar.tsx'
import { useSeconds } from './thinking.ts'
import { useFit, type Fit } from './use-fit.ts'
import { verdictOf } from './verdict.ts'
import { promptText, waitingText } from './waiting.ts'

interface Props {
  readonly isList: boolean
  /** Without a board the list is all there is. */
  readonly setList: ((isList: boolean) => void) | undefined
  /** Over the hand: where answers stand for which the ribbon has no room. */
  readonly above: HTMLElement | null
  readonly hint: HintPlace
}

type ListProps = Pick<Props, 'isList' | 'setList'>

/** One line: what is asked, the wanted answer, the quiet way out. It has one height, whatever is asked. */
export function Ribbon({ isList, setList, above, hint }: Props) {
  const { question, state, show, slots } = useTable()
  const isOver = state.shown.public.outcome !== undefined && state.past === undefined
  return (
    <Slot at={slots.ribbon} name="ribbon">
      {show.isShowing ? (
        <Line>
          <ShowBar />
        </Line>
      ) : isOver ? (
        <OverLine />
      ) : question === undefined ? (
        <Waiting isList={isList} setList={setList} />
      ) : (
        <Question question={question} isList={isList} setList={setList} above={above} hint={hint} />
      )}
    </Slot>
  )
}

interface LineProps {
  readonly question?: string
  readonly isOver?: boolean
  readonly fit?: Fit
  readonly children: ReactNode
}

const Line = ({ question, isOver, fit, children }: LineProps) => (
  <section
    ref={fit?.line}
    className="prompt ribbon plate"
    data-plate="ribbon"
    data-tight={fit?.tight}
    aria-labelledby="prompt-title"
    data-question={question}
    data-over={isOver}
  >
    {children}
  </section>
)

/** From here on what is plain stands above the hand. */
const LISTED = 2

function Question({ question, isList, setList, above, hint: place }: Props & { question: QuestionView }) {
  const { words, t, state, ui, board, slots, language, isNewHere } = useTable()
  const told = ui?.hintOf?.(question, board)
  // What must be done first comes before why it is asked.
  const isDue = told !== undefined && told === ui?.barred?.(question, board)?.reason
  // What can be done on the board is no help in a list.
  const hint = isList && !isDue ? undefined : told
  const why = isNewHere ? ui?.whyOf?.(question, board) : undefined
  const asking = useAsking(question)
  const { left, right, top, bottom } = slots.ribbon
  const said = asking.suggestion === undefined ? [why, hint].join(' ') : typeof asking.suggestion.found
  const fit = useFit([question.id, language, said, isList, right - left, bottom - top].join())
  const ordered = orderOf(question, ui, fit.tight >= LISTED ? 0 : slots.isSmall ? FEW.small : FEW.wide)
  const keys = useOptionKeys(question)
  const hasChoices = !isList && ordered.listed.length > 0 && above !== null
  return (
    <>
      {hasChoices && createPortal(<Choices question={question} options={ordered.listed} keys={keys} />, above)}
      <Line question={question.id} fit={fit}>
        <Scrolled className="ribbon-words" tabIndex={fit.isCut ? 0 : undefined} {...marked('question')}>
          <h2 id="prompt-title" className="prompt-title">
            <span className="sr">{t.table.yourTurn}: </span>
            {promptText(words, question, state.eyes, state.roles)} <RuleLink id={question.rule} />
          </h2>
          {asking.suggestion === undefined ? (
            <Hint why={isDue ? hint : why} hint={fit.tight > 0 && why !== undefined ? undefined : isDue ? why : hint} />
          ) : (
            <p className="ribbon-hint ribbon-sound" aria-live="polite">
              <Suggestions suggestion={asking.suggestion} question={question} />
            </p>
          )}
        </Scrolled>
        <div className="ribbon-answers" role="group" aria-label={t.table.options} onKeyDown={keys.walk}>
          {!isList && <Buttons ordered={ordered} />}
          {!isList && <BarredButton question={question} />}
          {isNewHere ? <AskButton asking={asking} /> : <HintButton place={place} />}
          <Offers />
          <ListButton isList={isList} setList={setList} count={question.options.length} />
        </div>
      </Line>
    </>
  )
}

/** A phone has it in the menu: its line is short. */
function HintButton({ place: { isAllowed, isOpen, toggle } }: { place: HintPlace }) {
  const { t, slots } = useTable()
  if (!isAllowed || slots.isSmall) return undefined
  return (
    <Button
      look="quiet small icon"
      sign={<Icon name="bulb" />}
      label={t.hint.menu}
      aria-expanded={isOpen}
      onClick={toggle}
      {...marked('hint')}
    />
  )
}

/** Why it is asked, for who is new here, and what can be done. */
function Hint({ why, hint }: { why: string | undefined; hint: string | undefined }) {
  if (why === undefined && hint === undefined) return undefined
  return (
    <p className="ribbon-hint">
      {why !== undefined && <span className="ribbon-why">{why}</span>} {hint}
    </p>
  )
}

/** To the list and back; a list leads back to the board even while nothing is asked. */
function ListButton({ isList, setList, count }: ListProps & { count: number }) {
  const { t } = useTable()
  if (setList === undefined || (count === 0 && !isList)) return undefined
  return (
    <Button
      look="quiet small ribbon-list"
      aria-pressed={isList}
      sign={<Icon name={isList ? 'map' : 'list'} />}
      label={isList ? t.table.showBoard : t.table.showList}
      text={isList ? t.table.board : String(count)}
      onClick={() => setList(!isList)}
      {...marked(isList ? 'toBoard' : 'list')}
    />
  )
}

function Buttons({ ordered: { wanted, plain, out, listed } }: { ordered: Ordered }) {
  const row: readonly (readonly [OptionView, 'primary' | '' | 'quiet'])[] = [
    ...wanted.map((option) => [option, 'primary'] as const),
    ...plain.map((option) => [option, ''] as const),
    ...out.map((option) => [option, 'quiet'] as const),
  ]
  return row.map(([option, look], i) => (
    <OptionButton key={option.key} option={option} look={look} number={listed.length + i + 1} />
  ))
}

function Waiting(list: ListProps) {
  const { state, t, words, nameOf, language, session } = useTable()
  const { past } = state
  if (past === undefined)
    return (
      <Line>
        <div className="ribbon-words">
          <h2 id="prompt-title" className="prompt-title soft">
            {waitingText({ t, language, words, nameOf }, state.mirror.public.waiting)}
          </h2>
          <Thinks />
          {state.roles.length === 0 && <p className="ribbon-hint">{t.table.watching}</p>}
        </div>
        <div className="ribbon-answers">
          <Offers />
          <ListButton {...list} count={0} />
        </div>
      </Line>
    )
  const event = past.at === 0 ? undefined : session.events[past.at - 1]?.event
  return (
    <Line>
      <div className="ribbon-words">
        <h2 id="prompt-title" className="prompt-title soft">
          {t.table.past}
        </h2>
        <p className="ribbon-hint">
          {event !== undefined && words.event(event)} {past.isUnseen && t.table.unseen}
        </p>
      </div>
    </Line>
  )
}

/** For eyes it counts; ears have heard who decides. */
function Thinks() {
  const { state, t, nameOf } = useTable()
  const [first] = state.thinking
  const seconds = useSeconds(first?.since)
  if (first === undefined) return undefined
  return (
    <p className="ribbon-hint num" data-thinking={first.role} aria-hidden="true">
      {nameOf(first.role)} {t.bots.thinks(seconds)}
    </p>
  )
}

/** The last answer is gone: whoever used the keys goes on from here. To focus lays the page out, which the next drawing does anyway. */
function useFocusAtEnd(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined
    const focus = (): void => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true })
    }
    const frame = requestAnimationFrame(() => (wait = setTimeout(focus)))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(wait)
    }
  }, [])
  return title
}

function OverLine() {
  const table = useTable()
  const { t } = table
  const title = useFocusAtEnd()
  return (
    <Line isOver>
      <div className="ribbon-words">
        <h2 id="prompt-title" className="prompt-title" tabIndex={-1} ref={title}>
          {t.table.over}: {verdictOf(table)}
        </h2>
      </div>
    </Line>
  )
}
