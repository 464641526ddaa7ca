import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { formatBot, LEVELS, parseBot, USUAL_BOT, type BotId } from '../../bots/levels.ts'
import type { Character, GameFacts } from '../../games/module.ts'
import { useLanguage } from '../app/settings.ts'
import { useT } from '../i18n/index.ts'
import { BotFace } from '../names/bot-face.tsx'
import { levelName } from '../names/level-name.ts'
import { RankSign } from '../names/rank-sign.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import './bot-picker.css'

interface Props {
  readonly facts: GameFacts
  /** Which seat. */
  readonly at: number
  readonly bot: string
  /** The other bots of the table: a character sits there once. */
  readonly others: readonly string[]
  choose(bot: string): void
}

const RANDOM = 'random'
const usual: BotId = parseBot(USUAL_BOT)!

/** A bot as it will sit there; a click opens whom else one may have. */
export function BotPicker(props: Props) {
  const { facts, at, bot } = props
  const t = useT()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const character = facts.characters?.find(({ id }) => id === parseBot(bot)?.character)
  const level = levelName(t, bot)
  const name = character?.words[language].name
  return (
    <>
      <Button
        look="bot-pick"
        sign={character === undefined ? <Icon name="bot" /> : <BotFace face={character.face} />}
        text={
          <span>
            {name === undefined ? level : `${name} · ${level}`} <RankSign bot={bot} />
          </span>
        }
        label={`${t.setup.level(at + 1)}: ${name === undefined ? level : `${level}, ${name}`}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={t.bots.title(at + 1)} onClose={() => setOpen(false)}>
          <Choice {...props} />
          <p className="bot-done">
            <Button look="primary" text={t.bots.done} onClick={() => setOpen(false)} />
          </p>
        </Dialog>
      )}
    </>
  )
}

function Choice({ facts, at, bot, others, choose }: Props) {
  const t = useT()
  const chosen = parseBot(bot) ?? usual
  const { character } = chosen
  const taken = new Set(others.map((one) => parseBot(one)?.character))
  const isRandom = bot === RANDOM
  return (
    <>
      <fieldset className="bot-choice">
        <legend>{t.bots.level}</legend>
        {LEVELS.map((level) => (
          <label key={level} className="card-choice">
            <input
              type="radio"
              name={`level-${at}`}
              data-bot={level}
              checked={!isRandom && chosen.level === level}
              onChange={() => choose(formatBot({ level, ...(character === undefined ? {} : { character }) }))}
            />
            <span>
              <strong>
                {t.setup.bots[level]} <RankSign bot={level} />
              </strong>
              <span className="hint">{t.bots.levels[level]}</span>
            </span>
          </label>
        ))}
        <label className="card-choice">
          <input
            type="radio"
            name={`level-${at}`}
            data-bot={RANDOM}
            checked={isRandom}
            onChange={() => choose(RANDOM)}
          />
          <span>
            <strong>{t.setup.bots.random}</strong>
            <span className="hint">{t.bots.levels.random}</span>
          </span>
        </label>
      </fieldset>
      {facts.characters !== undefined && !isRandom && (
        <Characters at={at} list={facts.characters} chosen={chosen} taken={taken} choose={choose} />
      )}
    </>
  )
}

interface CharactersProps extends Pick<Props, 'at' | 'choose'> {
  readonly list: readonly Character[]
  readonly chosen: BotId
  readonly taken: ReadonlySet<string | undefined>
}

function Characters({ at, list, chosen: { level, character }, taken, choose }: CharactersProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <fieldset className="bot-choice">
      <legend>{t.bots.character}</legend>
      <label className="card-choice">
        <input
          type="radio"
          name={`character-${at}`}
          data-character=""
          checked={character === undefined}
          onChange={() => choose(level)}
        />
        <span>
          <strong>{t.bots.anybody}</strong>
          <span className="hint">{t.bots.anybodyHint}</span>
        </span>
      </label>
      {list.map(({ id, face, words }) => (
        <label key={id} className="card-choice bot-character">
          <input
            type="radio"
            name={`character-${at}`}
            data-character={id}
            checked={character === id}
            disabled={taken.has(id)}
            onChange={() => choose(formatBot({ level, character: id }))}
          />
          <BotFace face={face} />
          <span>
            <strong>{words[language].name}</strong>
            <span className="hint">{words[language].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
