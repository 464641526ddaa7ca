import { useMemo, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Button } from '../../boardkit/papers/button.tsx'
import type { AnyModule } from '../../games/registry.ts'
import { useLanguage, useSettings } from '../app/settings.ts'
import { animalBeside } from '../names/animals.ts'
import { useOwnName } from '../names/own-name.ts'
import { useT } from '../i18n/index.ts'
import { newLocalGame } from '../local/new-game.ts'
import { openTable, type Problems } from '../online/api.ts'
import { OptionFields } from './option-fields.tsx'
import { OwnWorks } from './own-works.tsx'
import { problemWords, refusalWords, type Refusal } from './problem-words.ts'
import { SeatRows } from './seat-rows.tsx'
import { OtherMapNote } from './other-map.tsx'
import { Choices } from './choices.tsx'
import { botFor } from './first-bot.ts'
import { Chosen, Members } from './chosen.tsx'
import { PlayAtOnce } from './play-at-once.tsx'
import { useModule } from './use-module.ts'
import {
  fitted,
  isMain,
  isPerSeat,
  optionsOf,
  otherMap,
  problemsOf,
  startWish,
  type OtherMap,
  type Seat,
  type Wish,
} from './wish.ts'
import './new-table.css'

/** A form drawn from the game's own options. */
export default function NewTablePage() {
  const { game = '' } = useParams<{ game: string }>()
  const t = useT()
  const module = useModule(game)
  if (module === 'none')
    return (
      <main className="page" id="main">
        <h1>{t.app.notFound}</h1>
      </main>
    )
  if (module === undefined)
    return (
      <main className="page" id="main" aria-busy="true">
        <p role="status">{t.app.loading}</p>
      </main>
    )
  return <Form module={module} />
}

function useWish(module: AnyModule) {
  const [wish, setWish] = useState(() => startWish(module, botFor(module.game.id)))
  const [other, setOther] = useState<OtherMap>()
  const change = (part: Partial<Wish>): void => {
    if (part.seats !== undefined || part.options !== undefined) setOther(otherMap(module, wish, part))
    setWish((old) => fitted(module, old, part))
  }
  return { wish, other, change }
}

function Form({ module }: { module: AnyModule }) {
  const t = useT()
  const language = useLanguage()
  const { wish, other, change } = useWish(module)
  const [failure, setFailure] = useState<Failure>()
  const problems = useMemo(() => problemsOf(module, wish), [module, wish])
  const start = useStart(module, wish, setFailure)
  const { game, facts } = module
  const common = game.options.filter((spec) => !isPerSeat(spec))
  return (
    <main className="page" id="main">
      <title>{`${t.setup.title(facts.words[language].name)} – Walstatt`}</title>
      <h1>{t.setup.title(facts.words[language].name)}</h1>
      <PlayAtOnce facts={facts} />
      <form
        className="setup"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <aside className="setup-side" aria-label={t.rooms.what}>
          <Chosen module={module} roles={wish.seats.length} options={wish.options} />
        </aside>
        <div className="setup-fields">
          <Choices module={module} specs={common.filter(isMain(module))} wish={wish} change={change} />
          <Where wish={wish} change={change} />
          {wish.isOnline && <OnlineFields wish={wish} change={change} />}
          <SeatRows module={module} wish={wish} change={change} />
          <OtherMapNote module={module} other={other} />
          <Members module={module} />
          <fieldset>
            <legend>{t.setup.options}</legend>
            <OwnWorks module={module} wish={wish} change={change} />
            <details>
              <summary>{t.setup.more}</summary>
              <OptionFields
                module={module}
                specs={common.filter((spec) => !isMain(module)(spec))}
                wish={wish}
                change={change}
              />
              <Further module={module} wish={wish} change={change} />
            </details>
          </fieldset>
        </div>
        <div className="setup-foot" aria-live="polite">
          {problems.length > 0 && <ProblemList module={module} problems={problems} />}
          {failure !== undefined && <Refused module={module} {...failure} />}
          <Button
            type="submit"
            look="primary"
            text={wish.isOnline ? t.setup.startOnline : t.setup.start}
            disabled={problems.length > 0}
          />
        </div>
      </form>
    </main>
  )
}

interface Failure {
  readonly code: Refusal
  readonly problems: Problems
}

/** What the server did not like. */
function Refused({ module, code, problems }: Failure & { module: AnyModule }) {
  const t = useT()
  return (
    <>
      <p className="problem" role="alert">
        {refusalWords(t, 'open', code)}
      </p>
      {problems.length > 0 && <ProblemList module={module} problems={problems} />}
    </>
  )
}

function useStart(module: AnyModule, wish: Wish, onFailure: (failure: Failure) => void): () => Promise<void> {
  const [, navigate] = useLocation()
  const mine = useOwnName()
  const language = useLanguage()
  const first = useSettings((settings) => settings.animal)
  const game = module.game.id
  const nameAt = (i: number): string => {
    const { holder, name } = wish.seats[i]
    if (name.trim() !== '') return name.trim()
    // Several seats of one person have one name: nothing is covered between them.
    return holder === 'me' ? mine : animalBeside(mine, language, first, i)
  }
  return async () => {
    const options = optionsOf(module, wish)
    const pack = wish.pack === undefined ? {} : { pack: wish.pack }
    if (!wish.isOnline) {
      const seats = wish.seats.map((seat, i) =>
        seat.holder === 'bot'
          ? { holder: 'bot' as const, name: '', bot: seat.bot }
          : { holder: 'person' as const, name: nameAt(i) },
      )
      return navigate(`/local/${await newLocalGame({ game, seats, options, seed: wish.seed, ...pack })}`)
    }
    const made = await openTable({
      game,
      seats: wish.seats.map((seat, i) => ({
        holder: seat.holder,
        ...(seat.holder === 'me' || seat.holder === 'here' ? { name: nameAt(i) } : {}),
        ...(seat.holder === 'bot' ? { bot: seat.bot } : {}),
      })),
      options,
      ...pack,
      visibility: wish.isPublic ? 'public' : 'link',
      pace: wish.isLive ? 'live' : 'relaxed',
      watching: wish.watching,
    })
    return made.ok ? navigate(`/table/${made.value.table.id}`) : onFailure(made)
  }
}

function ProblemList({ module, problems }: { module: AnyModule; problems: Problems | ReturnType<typeof problemsOf> }) {
  const t = useT()
  const language = useLanguage()
  return (
    <div className="problem">
      <p>{t.setup.problems}</p>
      <ul>
        {problems.map((problem) => {
          const { about, seat, sentence, rule } = problemWords(module, language, problem)
          return (
            <li key={problem.path + problem.problem}>
              {seat === undefined ? about : t.setup.perSeat(about, seat)}: {sentence}{' '}
              {rule !== undefined && (
                <Link className="rule-link" href={`/rules/${module.game.id}/${rule}`} aria-label={t.rules.rule(rule)}>
                  {rule}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface Part {
  readonly wish: Wish
  change(part: Partial<Wish>): void
}

function Where({ wish, change }: Part) {
  const t = useT()
  const choose = (isOnline: boolean): void => {
    const isFree = ({ holder }: Seat): boolean => holder === 'invite' || holder === 'open'
    // Online somebody is expected: the first bot makes room for a friend.
    const friend = wish.seats.some(isFree) ? -1 : wish.seats.findIndex(({ holder }) => holder === 'bot')
    const seats = wish.seats.map((seat, i) =>
      isOnline
        ? { ...seat, ...(i === friend ? { holder: 'invite' as const } : {}) }
        : { ...seat, ...(isFree(seat) ? { holder: 'bot' as const } : {}) },
    )
    change({ isOnline, seats })
  }
  return (
    <fieldset className="where">
      <legend>{t.setup.where}</legend>
      {([false, true] as const).map((isOnline) => (
        <label key={String(isOnline)} className="card-choice">
          <input type="radio" name="where" checked={wish.isOnline === isOnline} onChange={() => choose(isOnline)} />
          <span>
            <strong>{isOnline ? t.setup.online : t.setup.here}</strong>
            <span className="hint">{isOnline ? t.setup.onlineHint : t.setup.hereHint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function OnlineFields({ wish, change }: Part) {
  const t = useT()
  return (
    <fieldset>
      <legend>{t.setup.online}</legend>
      <Two
        name="visibility"
        label={t.setup.visibility}
        texts={[t.setup.byLink, t.setup.public]}
        value={wish.isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
      <Two
        name="pace"
        label={t.setup.pace}
        texts={[t.setup.relaxed, t.setup.live]}
        value={wish.isLive}
        onChange={(isLive) => change({ isLive })}
      />
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={wish.watching}
          onChange={(event) => change({ watching: event.target.checked })}
        />
        <strong>{t.setup.watching}</strong>
      </label>
    </fieldset>
  )
}

function Two(props: {
  name: string
  label: string
  texts: readonly [no: string, yes: string]
  value: boolean
  onChange(value: boolean): void
}) {
  const { name, label, texts, value, onChange } = props
  return (
    <div className="field" role="radiogroup" aria-label={label}>
      <span className="label">{label}</span>
      <div className="segments">
        {texts.map((text, i) => (
          <label key={text}>
            <input type="radio" name={name} checked={value === (i === 1)} onChange={() => onChange(i === 1)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** A content pack, and for local games a seed. */
function Further({ module, wish, change }: Part & { module: AnyModule }) {
  const t = useT()
  const [problem, setProblem] = useState<{ readonly text: string; readonly why?: string }>()
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return change({ pack: undefined })
    const pack = file.size > module.largestPack ? undefined : module.readPack(await file.text())
    if (pack?.ok === true) {
      setProblem(undefined)
      return change({ pack: pack.value })
    }
    if (pack === undefined) return setProblem({ text: t.errors.tooLarge })
    const why = pack.problems.map((p) => `${p.path}: ${p.problem}`).join('; ')
    return setProblem({ text: t.setup.packWrong, why })
  }
  return (
    <>
      <div className="field">
        <label htmlFor="pack">{t.setup.pack}</label>
        <p className="hint">{t.setup.packHint}</p>
        <input
          id="pack"
          className="input"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem.text}
          </p>
        )}
        {problem?.why !== undefined && (
          <details className="soft">
            <summary>{t.lobby.importWhy}</summary>
            <span lang="en">{problem.why}</span>
          </details>
        )}
      </div>
      {!wish.isOnline && (
        <div className="field">
          <label htmlFor="seed">{t.setup.seed}</label>
          <p className="hint">{t.setup.seedHint}</p>
          <input
            id="seed"
            className="input"
            value={wish.seed}
            maxLength={80}
            onChange={(event) => change({ seed: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
